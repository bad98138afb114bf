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
  reads: ['accounts.user', 'profiles.onboarding', 'families.links', 'families.consents'],
  summary:
    'The one thing that is worth asking the person now, if any, and whether a parent has to give consent',
  reply: z.object({
    field: EnrichedField.nullable(),
    /** A pupil under 14 who has signed up alone, with the phone of the parent that was asked; `null` when no consent is missing. */
    consent: z.object({ askedPhone: z.string().nullable() }).nullable(),
  }),
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
