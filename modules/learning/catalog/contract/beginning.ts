import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'
import { SampleTask } from '@school/tasks/contract'

/** The course with which a newcomer begins. */
export const BeginningCourse = z.object({
  id: z.int(),
  title: z.string(),
  isEnrolled: z.boolean(),
  /** The first lesson with tasks left; `null` when nothing is left or the lessons are closed. */
  lessonId: z.int().nullable(),
  /** `null` when the first lesson has no easy task with one short answer. */
  sampleTask: SampleTask.nullable(),
})
export type BeginningCourse = z.infer<typeof BeginningCourse>

export const Beginning = z.object({
  /** Ids of the disciplines that have something for the class of the pupil; empty for people without a class. */
  subjectIds: z.array(z.int()),
  course: BeginningCourse.nullable(),
})
export type Beginning = z.infer<typeof Beginning>

export const getBeginning = endpoint({
  name: 'catalog.getBeginning',
  method: 'GET',
  path: '/api/catalog/beginning',
  audience: 'user',
  reads: ['accounts.user', 'profiles.interests', 'grants.grants', 'works.attempts'],
  summary:
    'With what a newcomer begins: the course they have come for, else one of their class and subjects, and a task of it',
  reply: Beginning,
})
