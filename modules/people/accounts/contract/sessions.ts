import { endpoint, Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { Device } from './device.ts'

export const OwnSession = z.object({
  /** A short name of it that opens nothing. */
  id: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Opened by something weaker than a password, and for a day. */
  isBrief: z.boolean(),
  device: Device,
  openedAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
})
export type OwnSession = z.infer<typeof OwnSession>

export const mostSessions = 100

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  audience: 'account',
  reads: ['accounts.sessions'],
  summary: 'Where the user is signed in, the one that asks first',
  reply: z.array(OwnSession).max(mostSessions),
})

export const endSession = endpoint({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/user/sessions/:deviceSessionId',
  audience: 'account',
  changes: ['accounts.sessions'],
  summary: 'Ends one session of the user',
  params: z.object({ deviceSessionId: z.string().regex(/^[\w-]{12}$/) }),
  reply: z.null(),
})

export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  audience: 'account',
  changes: ['accounts.sessions'],
  summary: 'Ends all sessions of the user but the one that asks',
  reply: z.object({ ended: z.int() }),
})
