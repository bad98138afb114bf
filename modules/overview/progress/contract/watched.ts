import { ExamCourse, ExamCourseCard } from '@school/exam-rehearsals/contract'
import * as z from 'zod'
import { OwnProgress } from './progress.ts'

/** As who somebody reads the progress of a pupil: as the pupil, a parent, a teacher of the class, a head of the school or above it. */
export const watchers = ['pupil', 'parent', 'teacher', 'head'] as const
export const Watcher = z.enum(watchers)
export type Watcher = z.infer<typeof Watcher>

/** A pupil whose progress is open to the viewer. */
export const WatchedPupil = z.object({
  id: z.int(),
  /** «Гринёв Пётр Андреевич». */
  name: z.string(),
  /** Of this school year, the one by which the viewer reads; `null` of a pupil without a class. */
  schoolClass: z.object({ id: z.int(), name: z.string(), schoolTitle: z.string() }).nullable(),
  watcher: Watcher,
})
export type WatchedPupil = z.infer<typeof WatchedPupil>

export const WatchedProgress = z.object({
  pupil: WatchedPupil,
  progress: OwnProgress,
  /** The last written first. */
  examCourses: z.array(ExamCourseCard),
})
export type WatchedProgress = z.infer<typeof WatchedProgress>

export const WatchedExamCourse = z.object({ pupil: WatchedPupil, course: ExamCourse })
export type WatchedExamCourse = z.infer<typeof WatchedExamCourse>
