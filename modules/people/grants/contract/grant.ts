import * as z from 'zod'
import { Instant } from '@school/kernel/contract'

export const accessSources = ['enrollment', 'purchase', 'gift', 'school', 'trial', 'promo', 'staff'] as const
/** Why somebody may open something. */
export const AccessSource = z.enum(accessSources)
export type AccessSource = z.infer<typeof AccessSource>

/** Given by a person and not by what has happened. */
export const HandSource = z.enum(['staff', 'school', 'trial', 'gift'])
export type HandSource = z.infer<typeof HandSource>

export const AccessGrant = z.object({
  id: z.int(),
  userId: z.int(),
  /** What is opened and where: `kind` is a term of the module that owns it. */
  resource: z.object({ kind: z.string(), id: z.int(), title: z.string(), url: z.string() }),
  source: AccessSource,
  startsAt: Instant,
  /** `null` is without end. */
  endsAt: Instant.nullable(),
  givenAt: Instant,
  /** `null` when the person enrolled, or an event has caused it. */
  givenBy: z.string().nullable(),
  takenAt: Instant.nullable(),
  takenBy: z.string().nullable(),
  standing: z.enum(['upcoming', 'open', 'ended', 'taken']),
  can: z.object({ take: z.boolean() }),
})
export type AccessGrant = z.infer<typeof AccessGrant>
