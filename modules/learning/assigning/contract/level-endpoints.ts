import { csv, endpoint, Id, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { FirstTryResult } from './levels.ts'
import { ManagedHomework } from './managed.ts'

export const listFirstTryResults = endpoint({
  name: 'homeworks.listFirstTryResults',
  method: 'GET',
  path: '/api/teacher/first_try_results',
  audience: 'agent',
  reads: ['works.attempts'],
  summary:
    'What pupils of classes of the viewer solve at the first try this school year: sets are divided by it',
  /** Without ids all classes of the viewer. */
  query: z.object({ schoolClassIds: csv(Id).optional() }),
  reply: z.array(FirstTryResult),
})

export const movePupilToSet = endpoint({
  name: 'homeworks.movePupilToSet',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/set_moves',
  audience: 'agent',
  changes: ['homeworks.homeworks', 'homeworks.copies'],
  summary: 'Gives a pupil who has not begun this set of the assignment; repeating it changes nothing',
  params: idParams('homeworkId'),
  body: z.object({ userId: Id }),
  reply: ManagedHomework,
  errors: ['homework_not_found', 'homework_ended', 'pupil_not_yours', 'set_begun'],
})
