import * as z from 'zod'
import { Course, CourseCard } from '@school/courses/contract'
import { endpoint, idParams, pagingBy } from '@school/kernel/contract'
import { Response, SampleTask, Verdict } from '@school/tasks/contract'
import { CatalogFacets, CatalogFilters, catalogLimit } from './filters.ts'

export const maxSimilar = 3

/** A course for those who choose. */
export const Landing = Course.extend({
  /** `null` when the first lesson has no easy task with one short answer. */
  sampleTask: SampleTask.nullable(),
  similar: z.array(CourseCard).max(maxSimilar),
  /** How many people have ever enrolled. */
  pupilsCount: z.int(),
})
export type Landing = z.infer<typeof Landing>

export const listCourses = endpoint({
  name: 'catalog.listCourses',
  method: 'GET',
  path: '/api/catalog/courses',
  audience: 'anyone',
  reads: ['accounts.user', 'profiles.interests', 'grants.grants', 'works.attempts'],
  summary: 'Courses of the catalogue; a pupil’s own grade and subjects come first unless a sort is asked for',
  query: pagingBy(catalogLimit).extend({ q: CatalogFilters }),
  reply: z.array(CourseCard),
  paged: true,
})

export const getFacets = endpoint({
  name: 'catalog.getFacets',
  method: 'GET',
  path: '/api/catalog/courses/facets',
  audience: 'anyone',
  reads: [],
  summary: 'How many courses each value of each filter would show',
  query: z.object({ q: CatalogFilters }),
  reply: CatalogFacets,
})

export const getLanding = endpoint({
  name: 'catalog.getLanding',
  method: 'GET',
  path: '/api/courses/:courseId/landing',
  audience: 'anyone',
  reads: ['grants.grants', 'works.attempts'],
  summary: 'A course for those who choose: with a task to try and courses like it',
  params: idParams('courseId'),
  reply: Landing,
  errors: ['course_not_found'],
})

export const checkSample = endpoint({
  name: 'catalog.checkSample',
  method: 'POST',
  path: '/api/courses/:courseId/landing/sample_checks',
  audience: 'anyone',
  changes: [],
  summary: 'Judges an answer to the sample task of a landing; nothing is saved',
  params: idParams('courseId'),
  body: z.object({ response: Response }),
  reply: z.object({ verdict: Verdict }),
  errors: [
    'course_not_found',
    'task_not_found',
    'answer_mismatch',
    'answer_empty',
    'answer_unreadable',
    'answer_in_other_layout',
  ],
  perMinute: 120,
})
