import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy } from '@school/kernel/contract'
import { LedOlympiad, LedParticipant, LedStage, participantStates, StageGroups } from './led.ts'

const StageId = idParams('stageId')

export const LedFilters = filtersOf(
  {
    nameCont: z.string().trim().max(60),
    stateEq: z.enum(participantStates),
    gradeEq: z.coerce.number<number | string>().int().min(1).max(11),
    schoolIdEq: Id,
    classIdEq: Id,
  },
  [],
)
export type LedFilters = z.output<typeof LedFilters>

export const ledOnPage = 30

export const listLedOlympiads = endpoint({
  name: 'olympiads.listLed',
  method: 'GET',
  path: '/api/teacher/olympiad_stages',
  audience: 'agent',
  summary:
    'Olympiads by stages with how far their participants are: everybody for a methodist, those of one’s school and classes for a teacher',
  reply: z.array(LedOlympiad),
})

export const getLedStage = endpoint({
  name: 'olympiads.getLedStage',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId',
  audience: 'agent',
  summary: 'A stage for whoever leads its participants',
  params: StageId,
  reply: LedStage,
  errors: ['stage_not_found'],
})

export const listLedParticipants = endpoint({
  name: 'olympiads.listLedParticipants',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/participants',
  audience: 'agent',
  summary:
    'Who takes part and how far they are, by name; only those whom the viewer leads, and no points before the results',
  params: StageId,
  query: pagingBy(ledOnPage).extend({ q: LedFilters }),
  reply: z.array(LedParticipant),
  paged: true,
  errors: ['stage_not_found'],
})

export const listStageGroups = endpoint({
  name: 'olympiads.listStageGroups',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/groups',
  audience: 'agent',
  summary: 'Schools and classes of the participants whom the viewer leads; five hundred of each at most',
  params: StageId,
  reply: StageGroups,
  errors: ['stage_not_found'],
})
