import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** What a grown-up agrees to for a child. Letters about the child need no consent: their reader switches them. */
export const consentKinds = ['personal_data', 'public_name', 'photographs'] as const
export const ConsentKind = z.enum(consentKinds)
export type ConsentKind = z.infer<typeof ConsentKind>

/** How it came: while the cabinets were tied, by the link of an SMS, on the page of consents, from the old school. */
export const consentChannels = ['linking', 'sms', 'account'] as const
export type ConsentChannel = (typeof consentChannels)[number]

/** One consent; when it is taken back the row stays. */
export const Consent = z.object({
  id: z.int(),
  childId: z.int(),
  kind: ConsentKind,
  textVersion: z.string(),
  channel: z.enum(consentChannels),
  givenBy: z.string(),
  givenAt: Instant,
  revokedBy: z.string().nullable(),
  revokedAt: Instant.nullable(),
})
export type Consent = z.infer<typeof Consent>
