import { endpoint, idParams, Instant, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'

export const lessonOpinions = ['clear', 'partly', 'unclear'] as const
/** How a lesson was understood. */
export const Opinion = z.enum(lessonOpinions)
export type Opinion = z.infer<typeof Opinion>

export const opinionWordsMax = 500

/** The viewer's own. */
export const LessonOpinion = z.object({
  /** `null` until it is said. */
  opinion: Opinion.nullable(),
  words: z.string(),
})
export type LessonOpinion = z.infer<typeof LessonOpinion>

/** Sums of all opinions of a lesson, without names. */
export const LessonOpinionSums = z.object({
  lessonId: z.int(),
  courseId: z.int(),
  course: z.string(),
  position: z.int(),
  lesson: z.string(),
  clear: z.int(),
  partly: z.int(),
  unclear: z.int(),
  total: z.int(),
  /** Those who have added words. */
  withWords: z.int(),
})
export type LessonOpinionSums = z.infer<typeof LessonOpinionSums>

export const OpinionWords = z.object({ opinion: Opinion, words: z.string(), saidAt: Instant })
export type OpinionWords = z.infer<typeof OpinionWords>

const LessonId = idParams('lessonId')

export const getLessonOpinion = endpoint({
  name: 'courses.getLessonOpinion',
  method: 'GET',
  path: '/api/lessons/:lessonId/opinion',
  audience: 'pupil',
  alsoForWeakSessions: true,
  reads: ['courses.opinions'],
  summary: 'How the viewer has understood a lesson, in their own words',
  params: LessonId,
  reply: LessonOpinion,
  errors: ['lesson_not_found'],
})

export const sayOpinion = endpoint({
  name: 'courses.sayOpinion',
  method: 'PUT',
  path: '/api/lessons/:lessonId/opinion',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['courses.opinions'],
  summary:
    'Says how a lesson was understood, once all its tasks are closed; said again, it is another opinion',
  params: LessonId,
  body: z.object({ opinion: Opinion, words: z.string().trim().max(opinionWordsMax) }),
  reply: LessonOpinion,
  perMinute: 30,
  errors: ['lesson_not_found', 'lesson_locked', 'course_access_taken', 'lesson_not_finished'],
})

export const listLessonOpinions = endpoint({
  name: 'courses.listLessonOpinions',
  method: 'GET',
  path: '/api/teacher/lesson_opinions',
  audience: 'agent',
  reads: ['courses.opinions'],
  summary: 'How lessons were understood, a line for each that anybody has spoken of: for methodists',
  reply: z.array(LessonOpinionSums),
  errors: ['opinions_not_found'],
})

export const saveLessonOpinions = endpoint({
  name: 'courses.saveLessonOpinions',
  method: 'GET',
  path: '/api/teacher/lesson_opinions/file',
  audience: 'agent',
  summary: 'The same lines as a table to be saved',
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['opinions_not_found'],
})

export const mostOpinionWords = 200

export const listOpinionWords = endpoint({
  name: 'courses.listOpinionWords',
  method: 'GET',
  path: '/api/lessons/:lessonId/opinion_words',
  audience: 'agent',
  reads: ['courses.opinions'],
  summary:
    'What pupils have added to their opinions of a lesson, the last first, without names: for methodists',
  params: LessonId,
  reply: z.array(OpinionWords).max(mostOpinionWords),
  errors: ['opinions_not_found'],
})
