import { endpoint, Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { SignedIn } from './user.ts'

/** An account that is closed and may still be given back. */
export const Returning = z.object({
  /** From then on there is nothing to give back. */
  erasedOn: Instant,
})
export type Returning = z.infer<typeof Returning>

const ticket = z.string().max(100)

export const getReturning = endpoint({
  name: 'accounts.getReturning',
  method: 'GET',
  path: '/api/user/returning',
  audience: 'anyone',
  reads: ['accounts.user'],
  summary:
    'Until when a closed account may be restored; for the person who has just signed in to it in this browser',
  query: z.object({ ticket: ticket.optional() }),
  reply: Returning.nullable(),
})

export const returnToAccount = endpoint({
  name: 'accounts.return',
  method: 'POST',
  path: '/user/returns',
  audience: 'anyone',
  changes: ['accounts.user'],
  summary: 'Gives a closed account back as it was and signs in to it',
  body: z.object({ ticket }),
  reply: SignedIn,
  errors: ['return_outdated'],
  keepsReply: false,
  perMinute: 20,
})
