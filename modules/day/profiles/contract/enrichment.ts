import * as z from 'zod'
import { endpoint } from '@school/kernel/contract'

/** What a card on the dashboard may ask for, one at a time. */
export const enrichedFields = ['grade', 'school', 'disciplines', 'birthday', 'parentPhone', 'phone'] as const
export const EnrichedField = z.enum(enrichedFields)
export type EnrichedField = z.infer<typeof EnrichedField>

export const getMissingField = endpoint({
  name: 'profiles.getMissingField',
  method: 'GET',
  path: '/api/user/missing_field',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['accounts.user', 'profiles.onboarding'],
  summary: 'The one thing that is worth asking the person now, if any',
  reply: z.object({ field: EnrichedField.nullable() }),
})

export const skipMissingField = endpoint({
  name: 'profiles.skipMissingField',
  method: 'POST',
  path: '/api/user/missing_field/skips',
  audience: 'user',
  changes: ['accounts.user', 'profiles.onboarding'],
  summary: 'The person would not say it: it is asked no more, and nothing else for some days',
  body: z.object({ field: EnrichedField }),
  reply: z.null(),
})
