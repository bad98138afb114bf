import { endpoint, filtersOf, Id, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { ExtensionBody, MarksBody, Matrix, PupilAnswer, ReturnsBody } from './results.ts'
import { matrixOrders } from './matrix.ts'

const HomeworkId = idParams('homeworkId')

export const getMatrix = endpoint({
  name: 'homeworks.getMatrix',
  method: 'GET',
  path: '/api/teacher/homeworks/:homeworkId/matrix',
  audience: 'agent',
  reads: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts', 'today.plans'],
  summary: 'Pupils by tasks: who has solved what',
  params: HomeworkId,
  reply: Matrix,
  errors: ['homework_not_found'],
})

export const saveMatrix = endpoint({
  name: 'homeworks.saveMatrix',
  method: 'GET',
  path: '/api/teacher/homeworks/:homeworkId/matrix/file',
  audience: 'agent',
  summary: 'The same as a table to be saved, of one class and in another order too',
  params: HomeworkId,
  query: z.object({ format: TableFormat, q: filtersOf({ classIdEq: Id }, matrixOrders) }),
  isFile: true,
  reply: z.unknown(),
  errors: ['homework_not_found'],
})

export const extendDeadline = endpoint({
  name: 'homeworks.extendDeadline',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/extensions',
  audience: 'agent',
  changes: ['homeworks.copies', 'works.attempts'],
  summary: 'Moves the deadlines for everybody, a class or chosen pupils',
  params: HomeworkId,
  body: ExtensionBody,
  reply: Matrix,
  errors: [
    'homework_not_found',
    'homework_not_published',
    'homework_of_webinar',
    'homework_closed',
    'class_not_yours',
    'pupil_not_yours',
  ],
})

export const setMarks = endpoint({
  name: 'homeworks.setMarks',
  method: 'PUT',
  path: '/api/teacher/homeworks/:homeworkId/marks',
  audience: 'agent',
  changes: ['homeworks.copies'],
  summary: 'Sets a mark instead of that of the scale, and a word about the work, for those who may have one',
  params: HomeworkId,
  body: MarksBody,
  reply: Matrix,
  errors: [
    'homework_not_found',
    'homework_not_published',
    'homework_of_webinar',
    'homework_copy_not_found',
    'mark_before_submission',
  ],
})

export const returnCopies = endpoint({
  name: 'homeworks.returnCopies',
  method: 'POST',
  path: '/api/teacher/homeworks/:homeworkId/returns',
  audience: 'agent',
  changes: ['homeworks.copies', 'works.attempts'],
  summary:
    'Returns copies that were handed in to be mended, with one try more for every unsolved task; the best score stays',
  params: HomeworkId,
  body: ReturnsBody,
  reply: Matrix,
  errors: [
    'homework_not_found',
    'homework_not_published',
    'homework_of_webinar',
    'homework_copy_not_found',
    'homework_of_thing',
    'homework_not_submitted',
    'homework_unjudged',
    'homework_closed',
    'homework_over',
  ],
})

export const getPupilAnswer = endpoint({
  name: 'homeworks.getPupilAnswer',
  method: 'GET',
  path: '/api/teacher/homeworks/:homeworkId/users/:userId/tasks/:taskId',
  audience: 'agent',
  reads: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary: 'What a pupil has answered to a task, with its solution',
  params: z.object({ homeworkId: Id, userId: Id, taskId: Id }),
  reply: PupilAnswer,
  errors: ['homework_not_found', 'homework_copy_not_found', 'homework_not_begun', 'task_not_found'],
})
