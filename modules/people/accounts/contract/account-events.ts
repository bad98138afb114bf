import { endpoint, Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { Device } from './device.ts'

/** Higher modules report their own events too: each kind has a line here and its text in `web/ru-devices.ts`. */
export const accountEventKinds = [
  'signed_in',
  'wrong_password',
  'password_changed',
  'password_by_parent',
  'access_reset',
  'session_ended',
  'other_sessions_ended',
  'email_changed',
  'phone_changed',
  'identity_bound',
  'identity_unbound',
  'passkey_added',
  'passkey_removed',
  'app_added',
  'app_removed',
  'codes_renewed',
  'code_used',
] as const

export const AccountEvent = z.object({
  id: z.int(),
  kind: z.enum(accountEventKinds),
  at: Instant,
  /** Several that came together. */
  count: z.int(),
  device: Device,
})
export type AccountEvent = z.infer<typeof AccountEvent>

export const mostAccountEvents = 100

export const listAccountEvents = endpoint({
  name: 'accounts.listAccountEvents',
  method: 'GET',
  path: '/api/user/account_events',
  audience: 'account',
  reads: ['accounts.sessions'],
  summary: 'What has happened to the account of the user in the last half a year, the newest first',
  reply: z.array(AccountEvent).max(mostAccountEvents),
})
