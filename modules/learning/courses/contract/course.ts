import { Discipline } from '@school/disciplines/contract'
import * as z from 'zod'
import { AccessSource } from '@school/grants/contract'
import { Instant } from '@school/kernel/contract'

/** What courses are called where people are given access to things. */
export const courseKind = 'course'

export const Teacher = z.object({ id: z.int(), name: z.string(), caption: z.string() })

export const AccessState = z.enum([
  'available',
  'locked_by_purchase',
  'locked_by_date',
  'locked_by_progress',
  'locked_by_grade',
  'locked_by_role',
  'expired',
  'taken',
  'archived',
  'no_seats',
])
export type AccessState = z.infer<typeof AccessState>

/** Tasks closed out of all: what the ring and the bar show. */
export const Progress = z.object({ done: z.int(), total: z.int() })
export type Progress = z.infer<typeof Progress>

/** Whole percents of what is done: neither 100 while something is left, nor 0 when something is done. */
export function percentDone({ done, total }: Progress): number {
  if (total === 0 || done === 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.max(1, Math.round((100 * done) / total)))
}

export const courseLevels = ['base', 'advanced', 'olympiad'] as const

/** A course as a card shows it. */
export const CourseCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  level: z.enum(courseLevels),
  isFree: z.boolean(),
  teacherName: z.string(),
  lessonsCount: z.int(),
  tasksCount: z.int(),
  /** `null` for those who are not enrolled. */
  progress: Progress.nullable(),
})
export type CourseCard = z.infer<typeof CourseCard>

export const LessonRow = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  hasVideo: z.boolean(),
  tasksCount: z.int(),
  accessState: AccessState,
  progress: Progress.nullable(),
})
export type LessonRow = z.infer<typeof LessonRow>

/** `source` is why it is or was open to the viewer; `null` when it never was. */
export const CourseAccess = z.object({
  state: AccessState,
  until: Instant.nullable(),
  source: AccessSource.nullable(),
})
/** `teach`: to read its lessons with their keys, without an access of one's own. */
export const CourseCan = z.object({ enroll: z.boolean(), learn: z.boolean(), teach: z.boolean() })

export const Course = CourseCard.extend({
  aboutHtml: z.string(),
  outcomes: z.array(z.string()),
  teacher: Teacher,
  minutes: z.int(),
  lessons: z.array(LessonRow),
  access: CourseAccess,
  /** Awarded to the viewer for this course; `null` before that. */
  certificateId: z.int().nullable(),
  /** The lesson to go on with; `null` when all is done or nothing is open. */
  nextLessonId: z.int().nullable(),
  can: CourseCan,
})
export type Course = z.infer<typeof Course>
