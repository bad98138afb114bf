import * as z from 'zod'
import { endpoint, idParams, Instant } from '@school/kernel/contract'

/** The factor of a pupil's clock: normal, ×1.25, ×1.5, without a limit. */
export const accommodationKinds = ['usual', 'quarter', 'half', 'unlimited'] as const
export const AccommodationKind = z.enum(accommodationKinds)
export type AccommodationKind = z.infer<typeof AccommodationKind>

/** Applies to works started from now on; an attempt in progress keeps its clock. */
export const Accommodation = z.object({
  kind: AccommodationKind,
  /** `null` when it was never set. */
  setAt: Instant.nullable(),
  setBy: z.string().nullable(),
})
export type Accommodation = z.infer<typeof Accommodation>

const UserId = idParams('userId')

export const getAccommodation = endpoint({
  name: 'works.getAccommodation',
  method: 'GET',
  path: '/api/users/:userId/accommodation',
  audience: 'agent',
  reads: ['works.allowances'],
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
  changes: ['works.allowances'],
  summary: 'Sets how much longer the clock of a pupil runs in every work begun from now on; for methodists',
  params: UserId,
  body: z.object({ kind: AccommodationKind }),
  reply: Accommodation,
  errors: ['pupil_not_found'],
})
