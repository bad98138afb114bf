import { endpoint, Id, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { WatchedExamCourse, WatchedProgress } from './watched.ts'

const ExamCourseOfPupil = z.object({ watchedPupilId: Id, examCourseKey: z.string().max(64) })
/** Whose pupil somebody is. */
const ties = ['families.links', 'schoolClasses.classes', 'organizations.roles'] as const

export const getWatchedProgress = endpoint({
  name: 'progress.getWatched',
  method: 'GET',
  path: '/api/wk/users/:watchedPupilId/progress',
  audience: 'user',
  reads: [
    'grants.grants',
    'courses.views',
    'courses.watching',
    'works.attempts',
    'rewards.xp',
    'reviews.appeals',
    ...ties,
  ],
  summary:
    'What a pupil has done, courses and exams: for the pupil, a parent, teachers of the class of this year, and heads to whom names are open',
  params: idParams('watchedPupilId'),
  reply: WatchedProgress,
  errors: ['watched_pupil_not_found'],
})

export const getWatchedExamCourse = endpoint({
  name: 'progress.getWatchedExamCourse',
  method: 'GET',
  path: '/api/wk/users/:watchedPupilId/progress/exam-courses/:examCourseKey',
  audience: 'user',
  reads: ['works.attempts', 'reviews.appeals', ...ties],
  summary:
    'How a pupil prepares for an exam: rehearsals, numbers of tasks, themes, a forecast; never keys or answers',
  params: ExamCourseOfPupil,
  reply: WatchedExamCourse,
  errors: ['watched_pupil_not_found', 'exam_course_not_found'],
})

export const saveWatchedExamCourse = endpoint({
  name: 'progress.saveWatchedExamCourse',
  method: 'GET',
  path: '/api/wk/users/:watchedPupilId/progress/exam-courses/:examCourseKey/file',
  audience: 'user',
  summary: 'Numbers of tasks by rehearsals, as a table to be saved',
  params: ExamCourseOfPupil,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['watched_pupil_not_found', 'exam_course_not_found'],
})
