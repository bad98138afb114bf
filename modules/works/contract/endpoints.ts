import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'
import { Accommodation, AccommodationKind } from './accommodation.ts'

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
