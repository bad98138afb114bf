import { Avatar } from '@school/users/contract'
import {
  endpoint,
  filtersOf,
  idParams,
  Instant,
  pagingBy,
  SeenVersion,
  Version,
} from '@school/kernel/contract'
import * as z from 'zod'

export const questionMax = 1000
export const questionAnswerMax = 2000
/** Of one pupil, in all lessons together. */
export const questionsWaitingMax = 10

/** The task of the lesson that a question is about. */
export const QuestionedTask = z.object({ id: z.int(), position: z.int(), title: z.string() })

/** A pupil's own question about a lesson. */
export const LessonQuestion = z.object({
  id: z.int(),
  /** `null` is about the lesson. */
  task: QuestionedTask.nullable(),
  /** Of the film. */
  atSeconds: z.number().nullable(),
  question: z.string(),
  askedAt: Instant,
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  answeredBy: z.string().nullable(),
  /** The answer has not been before its pupil yet. */
  isNew: z.boolean(),
})
export type LessonQuestion = z.infer<typeof LessonQuestion>

/** A frequent question in a methodist's words, without who has asked. */
export const CommonQuestion = z.object({ id: z.int(), question: z.string(), answer: z.string() })
export type CommonQuestion = z.infer<typeof CommonQuestion>

export const LessonQuestions = z.object({
  /** The newest first. */
  own: z.array(LessonQuestion),
  common: z.array(CommonQuestion),
  /** How many more the pupil may ask before one is answered. */
  left: z.int(),
  can: z.object({ ask: z.boolean() }),
})
export type LessonQuestions = z.infer<typeof LessonQuestions>

/** The same for those who answer. */
export const PupilQuestion = LessonQuestion.omit({ isNew: true }).extend({
  lesson: z.object({ id: z.int(), courseId: z.int(), title: z.string(), courseTitle: z.string() }),
  pupil: z.object({
    name: z.string(),
    avatar: Avatar.nullable(),
    gradeIndex: z.int().nullable(),
    className: z.string().nullable(),
  }),
  common: CommonQuestion.omit({ id: true }).nullable(),
  /** Of the answer, its publication with it. */
  version: Version,
  can: z.object({ publish: z.boolean() }),
})
export type PupilQuestion = z.infer<typeof PupilQuestion>

const Words = (most: number) => z.string().trim().min(1).max(most)
const LessonId = idParams('lessonId')
const QuestionId = idParams('questionId')

export const listLessonQuestions = endpoint({
  name: 'courses.listLessonQuestions',
  method: 'GET',
  path: '/api/lessons/:lessonId/questions',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['courses.questions'],
  summary: 'One’s own questions about a lesson with their answers, and what is often asked',
  params: LessonId,
  reply: LessonQuestions,
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken'],
})

export const askLesson = endpoint({
  name: 'courses.askLesson',
  method: 'POST',
  path: '/api/lessons/:lessonId/questions',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['courses.questions'],
  summary: 'Asks the teacher about a lesson, a task of it or a second of its film',
  params: LessonId,
  body: z.object({
    text: Words(questionMax),
    taskId: z.int32().min(1).nullable(),
    atSeconds: z.number().min(0).max(86_400).nullable(),
  }),
  reply: LessonQuestions,
  perMinute: 6,
  errors: [
    'lesson_not_found',
    'lesson_locked',
    'course_access_taken',
    'lesson_questions_too_many',
    'lesson_task_not_found',
  ],
})

export const hearAnswers = endpoint({
  name: 'courses.hearAnswers',
  method: 'POST',
  path: '/api/lessons/:lessonId/questions/readings',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['courses.questions'],
  summary: 'Notes that the answers to one’s questions about a lesson have been read',
  params: LessonId,
  reply: z.null(),
  errors: ['lesson_not_found'],
})

export const listPupilQuestions = endpoint({
  name: 'courses.listPupilQuestions',
  method: 'GET',
  path: '/api/teacher/lesson_questions',
  audience: 'agent',
  reads: ['courses.questions'],
  summary:
    'Questions of the viewer’s pupils, for a methodist those that no teacher answers too: waiting, the longest first; or answered, the last first',
  query: pagingBy(20).extend({ q: filtersOf({ stateEq: z.enum(['open', 'answered']) }, []) }),
  reply: z.array(PupilQuestion),
  paged: true,
})

export const answerPupil = endpoint({
  name: 'courses.answerPupil',
  method: 'PUT',
  path: '/api/teacher/lesson_questions/:questionId/answer',
  audience: 'agent',
  changes: ['courses.questions'],
  summary: 'Answers a pupil; said again, it is corrected and is news once more',
  params: QuestionId,
  body: z.object({ answer: Words(questionAnswerMax), version: SeenVersion }),
  reply: PupilQuestion,
  errors: ['lesson_question_not_found'],
})

export const publishQuestion = endpoint({
  name: 'courses.publishQuestion',
  method: 'PUT',
  path: '/api/teacher/lesson_questions/:questionId/publication',
  audience: 'agent',
  changes: ['courses.questions'],
  summary: 'Shows an answered question to everybody of the lesson in other words: for methodists',
  params: QuestionId,
  body: z.object({ question: Words(questionMax), answer: Words(questionAnswerMax), version: SeenVersion }),
  reply: PupilQuestion,
  errors: ['lesson_question_not_found', 'lesson_question_waits'],
})

export const hideQuestion = endpoint({
  name: 'courses.hideQuestion',
  method: 'DELETE',
  path: '/api/teacher/lesson_questions/:questionId/publication',
  audience: 'agent',
  changes: ['courses.questions'],
  summary: 'Takes a question away from what is often asked: for methodists',
  params: QuestionId,
  reply: PupilQuestion,
  errors: ['lesson_question_not_found'],
})
