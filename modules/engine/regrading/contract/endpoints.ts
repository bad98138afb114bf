import * as z from 'zod'
import { endpoint, idParams, pagingBy, TableFormat } from '@school/kernel/contract'
import { regradingDecisions } from './regrading.ts'
import { Regrading, RegradingEffects } from './shown-regrading.ts'

const RegradingId = idParams('regradingId')

export const listRegradings = endpoint({
  name: 'monitoring.listRegradings',
  method: 'GET',
  path: '/api/teacher/regradings',
  audience: 'agent',
  reads: ['works.regradings'],
  summary:
    'Tasks whose key has changed: those that wait for a person first, then the latest; for methodists, to others there are none',
  query: pagingBy(20),
  reply: z.array(Regrading),
  paged: true,
})

export const getRegradingEffects = endpoint({
  name: 'monitoring.getRegradingEffects',
  method: 'GET',
  path: '/api/teacher/regradings/:regradingId/effects',
  audience: 'agent',
  reads: ['works.regradings', 'works.attempts'],
  summary:
    'Whose points, places and diplomas a regrading would change if it were confirmed now; of one that is done, whose its undo would',
  params: RegradingId,
  reply: RegradingEffects,
  errors: ['regrading_not_found'],
})

export const saveRegradingEffects = endpoint({
  name: 'monitoring.saveRegradingEffects',
  method: 'GET',
  path: '/api/teacher/regradings/:regradingId/effects/file',
  audience: 'agent',
  summary: 'All of the same people as a table to be saved',
  params: RegradingId,
  query: z.object({ format: TableFormat }),
  isFile: true,
  reply: z.unknown(),
  errors: ['regrading_not_found'],
})

export const decideRegrading = endpoint({
  name: 'monitoring.decideRegrading',
  method: 'POST',
  path: '/api/teacher/regradings/:regradingId/decisions',
  audience: 'agent',
  changes: ['works.regradings', 'works.attempts'],
  summary:
    'Confirms or refuses a regrading that waits for a person; the reply has its progress; for methodists',
  params: RegradingId,
  body: z.object({ decision: z.enum(regradingDecisions) }),
  reply: Regrading,
  errors: ['regrading_not_found', 'regrading_decided'],
})

export const undoRegrading = endpoint({
  name: 'monitoring.undoRegrading',
  method: 'POST',
  path: '/api/teacher/regradings/:regradingId/undos',
  audience: 'agent',
  changes: ['works.regradings', 'works.attempts'],
  summary: 'Gives earlier verdicts, points and diplomas back; for methodists',
  params: RegradingId,
  reply: Regrading,
  errors: ['regrading_not_found', 'regrading_not_undoable'],
})
