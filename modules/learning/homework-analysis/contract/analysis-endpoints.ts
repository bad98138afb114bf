import { endpoint, idParams, TableFormat } from '@school/kernel/contract'
import * as z from 'zod'
import { Analysis } from './analysis.ts'

const of = {
  method: 'GET',
  audience: 'agent',
  params: idParams('homeworkId'),
  errors: ['homework_not_found'],
} as const

export const getAnalysis = endpoint({
  ...of,
  name: 'homeworks.getAnalysis',
  path: '/api/teacher/homeworks/:homeworkId/analysis',
  reads: ['homeworks.homeworks', 'homeworks.copies', 'works.attempts'],
  summary:
    'How tasks of an assignment work, over all its sets: how hard they are, whether they distinguish strong pupils from weak ones, wrong answers that repeat',
  reply: Analysis,
})

export const saveAnalysis = endpoint({
  ...of,
  name: 'homeworks.saveAnalysis',
  path: '/api/teacher/homeworks/:homeworkId/analysis/file',
  summary: 'The same as a table to be saved',
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
})
