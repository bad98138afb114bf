import * as z from 'zod'
import { endpoint, Id, idParams, WireInteger } from '@school/kernel/contract'
import { Question, Response, Solution, Verdict } from '@school/tasks/contract'
import { Attempt, OpenTask, TaskSummary } from '@school/works/contract'
import { Course } from './course.ts'
import { LessonNotes, Lesson, TaughtLesson } from './lesson.ts'

const LessonId = idParams('lessonId')
const TaskInLesson = z.object({ lessonId: Id, taskId: Id })

export const getCourse = endpoint({
  name: 'courses.getCourse',
  method: 'GET',
  path: '/api/courses/:courseId',
  audience: 'anyone',
  reads: ['grants.grants', 'works.attempts', 'certificates.certificates'],
  summary: 'A course with its outline and the progress of the viewer',
  params: idParams('courseId'),
  reply: Course,
  errors: ['course_not_found'],
})

export const enroll = endpoint({
  name: 'courses.enroll',
  method: 'POST',
  path: '/api/courses/:courseId/enrollments',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['grants.grants'],
  summary: 'Enrols the viewer in a free course; repeating it changes nothing',
  params: idParams('courseId'),
  reply: Course,
  errors: ['course_not_found', 'course_not_free', 'course_access_taken'],
})

export const getLesson = endpoint({
  name: 'courses.getLesson',
  method: 'GET',
  path: '/api/courses/:courseId/lessons/:lessonId',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['grants.grants', 'works.attempts'],
  summary: 'A lesson with the rail of its course',
  params: z.object({ courseId: Id, lessonId: Id }),
  reply: Lesson,
  errors: ['lesson_not_found'],
})

export const getTaughtLesson = endpoint({
  name: 'courses.getTaughtLesson',
  method: 'GET',
  path: '/api/teacher/courses/:courseId/lessons/:lessonId',
  audience: 'agent',
  reads: [],
  summary: 'A lesson of any course with its theory, film and tasks: for methodists and teachers of a school',
  params: z.object({ courseId: Id, lessonId: Id }),
  reply: TaughtLesson,
  errors: ['lesson_not_found'],
})

export const getLessonNotes = endpoint({
  name: 'courses.getLessonNotes',
  method: 'GET',
  path: '/api/lessons/:lessonId/conspects',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['grants.grants'],
  summary: 'The notes of a lesson as HTML',
  params: LessonId,
  reply: LessonNotes,
  errors: ['lesson_not_found'],
})

export const listLessonTasks = endpoint({
  name: 'courses.listLessonTasks',
  method: 'GET',
  path: '/api/lessons/:lessonId/tasks',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['grants.grants'],
  summary: 'The tasks of a lesson in order, with the viewer’s statuses',
  params: LessonId,
  reply: z.array(TaskSummary),
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken'],
})

export const getLessonTask = endpoint({
  name: 'courses.getLessonTask',
  method: 'GET',
  path: '/api/lessons/:lessonId/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['grants.grants'],
  summary: 'A task of a lesson as the viewer sees it now',
  params: TaskInLesson,
  reply: OpenTask,
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken', 'task_not_found'],
})

export const startLesson = endpoint({
  name: 'courses.startLesson',
  method: 'POST',
  path: '/api/lessons/:lessonId/starts',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts'],
  summary: 'Begins solving the tasks of a lesson; repeating it changes nothing',
  params: LessonId,
  reply: z.object({ attempt: Attempt }),
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken'],
})

export const viewLesson = endpoint({
  name: 'courses.viewLesson',
  method: 'POST',
  path: '/api/lessons/:lessonId/views',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['courses.views'],
  summary: 'Notes that the lesson is open before the viewer; with the first time its homework is given',
  params: LessonId,
  reply: z.null(),
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken'],
})

export const saveWatchProgress = endpoint({
  name: 'courses.saveWatchProgress',
  method: 'PUT',
  path: '/api/lessons/:lessonId/watch_progress',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['courses.watching'],
  summary: 'Saves the position of the player and how much was watched',
  params: LessonId,
  body: z.object({ position: z.number().min(0).max(86_400), watchedSeconds: z.number().min(0).max(120) }),
  reply: z.null(),
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken'],
})

/** Another seed is another pupil: another order of options and, where a task has them, other numbers. */
const PreviewSeed = z.object({ seed: WireInteger(0, 1_000_000).default(0) })

/** A task outside of any lesson, for those who make and teach it. Nothing is saved. */
export const TaskPreview = z.object({
  id: z.int(),
  title: z.string(),
  difficulty: z.int(),
  availableXp: z.int(),
  skills: z.array(z.string()),
  /** Its numbers change from pupil to pupil. */
  hasVariants: z.boolean(),
  question: Question,
  hints: z.array(z.string()),
  solution: Solution,
})

export type TaskPreview = z.infer<typeof TaskPreview>

export const previewTask = endpoint({
  name: 'courses.previewTask',
  method: 'GET',
  path: '/api/tasks/:taskId/preview',
  audience: 'agent',
  reads: [],
  summary: 'A task as a pupil sees it, with its key: for methodists and teachers of a school',
  params: idParams('taskId'),
  query: PreviewSeed,
  reply: TaskPreview,
  errors: ['task_not_found'],
})

export const tryPreview = endpoint({
  name: 'courses.tryPreview',
  method: 'POST',
  path: '/api/tasks/:taskId/preview/checks',
  audience: 'agent',
  changes: [],
  summary: 'Judges an answer to a previewed task; nothing is saved',
  params: idParams('taskId'),
  query: PreviewSeed,
  body: z.object({ response: Response }),
  reply: z.object({ verdict: Verdict }),
  errors: [
    'task_not_found',
    'answer_mismatch',
    'answer_empty',
    'answer_unreadable',
    'answer_in_other_layout',
    'checked_by_person',
  ],
})
