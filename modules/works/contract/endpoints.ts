import * as z from 'zod'
import { endpoint, Id, idParams } from '@school/kernel/contract'
import { Accommodation, AccommodationKind } from './accommodation.ts'
import { StuckRun, StuckRunFilters } from './stuck-run.ts'

const UserId = idParams('userId')

export const getAccommodation = endpoint({
  name: 'works.getAccommodation',
  method: 'GET',
  path: '/api/users/:userId/accommodation',
  audience: 'agent',
  summary: 'How much longer the clock of a pupil runs in every work; for methodists',
  params: UserId,
  reply: Accommodation,
  errors: ['pupil_not_found'],
})

export const setAccommodation = endpoint({
  name: 'works.setAccommodation',
  method: 'PUT',
  path: '/api/users/:userId/accommodation',
  audience: 'agent',
  summary: 'Sets how much longer the clock of a pupil runs in every work begun from now on; for methodists',
  params: UserId,
  body: z.object({ kind: AccommodationKind }),
  reply: Accommodation,
  errors: ['pupil_not_found'],
})

export const listStuckRuns = endpoint({
  name: 'works.listStuckRuns',
  method: 'GET',
  path: '/api/teacher/stuck_runs',
  audience: 'agent',
  summary:
    'Runs that the program could not close or judge, those that wait longest first, a hundred at most; for methodists, to others there are none',
  query: z.object({ q: StuckRunFilters }),
  reply: z.array(StuckRun),
})

export const retryStuckRuns = endpoint({
  name: 'works.retryStuckRuns',
  method: 'POST',
  path: '/api/teacher/stuck_runs/retries',
  audience: 'agent',
  summary: 'Lets these runs be tried again within a minute, whatever pause they have come to; for methodists',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  reply: z.null(),
  errors: ['only_methodists_retry'],
})
