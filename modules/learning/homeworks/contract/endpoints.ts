import { endpoint, type Fact, filtersOf, idParams, pagingBy } from '@school/kernel/contract'
import * as z from 'zod'
import { Homework, HomeworkCard, HomeworkSummary, HomeworkTab, LessonHomework } from './homework.ts'

const HomeworkId = idParams('homeworkId')

/** Homeworks given by teachers or by lessons (with the first answer in them), with the results of the pupil. */
const ofPupil: readonly Fact[] = [
  'homeworks.homeworks',
  'homeworks.copies',
  'works.attempts',
  'grants.grants',
]

const disciplineEq = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const HomeworkFilters = filtersOf({ tabEq: HomeworkTab, disciplineEq }, [])

export const listHomeworks = endpoint({
  name: 'homeworks.listHomeworks',
  method: 'GET',
  path: '/api/user/homeworks',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ofPupil,
  summary: 'Homeworks of the viewer from all sources in one list, the nearest deadline first',
  query: pagingBy(30).extend({ q: HomeworkFilters }),
  reply: z.array(HomeworkCard),
  paged: true,
})

export const getSummary = endpoint({
  name: 'homeworks.getSummary',
  method: 'GET',
  path: '/api/user/homeworks/summary',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ofPupil,
  summary: 'How many homeworks are in every tab, and what is due next',
  reply: HomeworkSummary,
})

export const getHomework = endpoint({
  name: 'homeworks.getHomework',
  method: 'GET',
  path: '/api/homeworks/:homeworkId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ofPupil,
  summary: 'A homework with the viewer’s own copy',
  params: HomeworkId,
  reply: Homework,
  errors: ['homework_not_found'],
})

export const findLessonHomework = endpoint({
  name: 'homeworks.findOfLesson',
  method: 'GET',
  path: '/api/lessons/:lessonId/homework',
  audience: 'pupil',
  alsoForWeakSessions: true,
  reads: ofPupil,
  summary: 'The homework of a lesson; nothing when it has none or the lesson is not open to the viewer',
  params: idParams('lessonId'),
  reply: LessonHomework.nullable(),
  errors: ['lesson_not_found'],
})

export const startHomework = endpoint({
  name: 'homeworks.start',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/starts',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'homeworks.copies'],
  summary: 'Begins the viewer’s copy, or goes on with it',
  params: HomeworkId,
  reply: Homework,
  errors: [
    'homework_not_found',
    'homework_of_thing',
    'homework_closed',
    'homework_over',
    'work_not_open',
    'no_more_attempts',
  ],
})

export const correctHomework = endpoint({
  name: 'homeworks.correct',
  method: 'POST',
  path: '/api/homeworks/:homeworkId/corrections',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['works.attempts', 'homeworks.copies'],
  summary: 'Takes a copy that was handed in back to its unsolved tasks; what was solved stays',
  params: HomeworkId,
  reply: Homework,
  errors: [
    'homework_not_found',
    'homework_of_thing',
    'homework_closed',
    'homework_over',
    'nothing_to_correct',
  ],
})
