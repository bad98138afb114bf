import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'
import { withdrawalWords } from './errors.ts'
import { MonitoredStage } from './monitoring.ts'

export const withdrawResults = endpoint({
  name: 'olympiads.withdrawResults',
  method: 'POST',
  path: '/api/teacher/olympiad_stages/:stageId/withdrawals',
  audience: 'agent',
  changes: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'certificates.certificates'],
  summary:
    'Takes published results back with a public reason: table, places, solutions and diplomas close until the next publication; for methodists',
  params: idParams('stageId'),
  body: z.object({ reason: z.string().trim().min(3, withdrawalWords.reasonNeeded).max(300) }),
  reply: MonitoredStage,
  errors: ['stage_not_found', 'only_methodists', 'stage_unpublished', 'results_at_once'],
})
