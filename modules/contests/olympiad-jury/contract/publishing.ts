import { endpoint, filtersOf, idParams, pagingBy, WireInteger } from '@school/kernel/contract'
import { monitoredOnPage } from '@school/monitoring/contract'
import * as z from 'zod'
import { MonitoredStage } from '@school/olympiad-conduct/contract'
import { Award } from '@school/olympiads/contract'
import { withdrawalWords } from './errors.ts'

const StageId = idParams('stageId')

/** A row of the table that would be published now. */
export const PreliminaryRow = z.object({
  place: z.int(),
  userId: z.int(),
  name: z.string(),
  school: z.string().nullable(),
  /** In hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  percent: z.int(),
  /** Answers not checked by people yet: counted as zero. */
  waiting: z.int(),
  /** Diploma by the current table. */
  award: Award.nullable(),
})
export type PreliminaryRow = z.infer<typeof PreliminaryRow>

export const listPreliminary = endpoint({
  name: 'olympiads.listPreliminary',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/preliminary',
  audience: 'agent',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary: 'The table of a grade as it would be published now; for methodists, before the publication',
  params: StageId,
  query: pagingBy(monitoredOnPage).extend({
    q: filtersOf({ gradeEq: WireInteger(1, 11) }, []),
  }),
  reply: z.array(PreliminaryRow),
  paged: true,
  errors: ['stage_not_found', 'only_methodists', 'stage_published'],
})

export const publishStage = endpoint({
  name: 'olympiads.publishStage',
  method: 'POST',
  path: '/api/teacher/olympiad_stages/:stageId/publications',
  audience: 'agent',
  changes: [
    'olympiads.stages',
    'olympiads.participations',
    'works.attempts',
    'certificates.certificates',
    'rewards.xp',
    'monitoring.stuckAttempts',
  ],
  summary: 'Publishes the results of a stage without waiting for their hour; for methodists',
  params: StageId,
  reply: MonitoredStage,
  errors: [
    'stage_not_found',
    'only_methodists',
    'stage_published',
    'stage_not_over',
    'attempts_under_way',
    'works_unchecked',
  ],
})

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
