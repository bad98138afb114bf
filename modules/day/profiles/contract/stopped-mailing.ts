import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'

export const StoppedMailing = z.object({
  /** The mailing, in words. */
  title: z.string(),
  /** The page with all such switches. */
  settings: z.enum(['subscriptions', 'family']),
  isOn: z.boolean(),
})

const token = z.object({ token: z.string().max(120) })

export const getMailing = endpoint({
  name: 'profiles.getMailing',
  method: 'GET',
  path: '/api/mailings/:token',
  audience: 'anyone',
  reads: ['accounts.user', 'families.links'],
  summary: 'Which letters the link in one of them can stop; without signing in',
  params: token,
  reply: StoppedMailing.nullable(),
})

export const turnMailing = endpoint({
  name: 'profiles.turnMailing',
  method: 'PUT',
  path: '/api/mailings/:token',
  audience: 'anyone',
  changes: ['accounts.user', 'families.links'],
  summary:
    'Stops such letters, or begins them again, by the link in one of them; what is no link of ours changes nothing',
  params: token,
  body: z.object({ isOn: z.boolean() }),
  reply: StoppedMailing.nullable(),
  perMinute: 30,
})
