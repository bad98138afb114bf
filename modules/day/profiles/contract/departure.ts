import { endpoint, idParams, Instant } from '@school/kernel/contract'
import * as z from 'zod'

export const obstacles = ['parent', 'last_admin', 'demo'] as const

export const Departure = z.object({
  /** Without one the account is closed within twenty minutes of signing in. */
  hasPassword: z.boolean(),
  /** Why it can't be closed now. */
  obstacle: z.enum(obstacles).nullable(),
  /** «7Б»: classes without another teacher; they will be archived. */
  classesAlone: z.array(z.string()),
  /** How many children of this parent keep their accounts. */
  children: z.int(),
})
export type Departure = z.infer<typeof Departure>

/** Proof that the user is present; empty for accounts without a password. */
export const OwnPassword = z.object({ currentPassword: z.string().max(200) })

const proof = z.object({ user: OwnPassword })

export const getDeparture = endpoint({
  name: 'profiles.getDeparture',
  method: 'GET',
  path: '/api/user/departure',
  audience: 'user',
  reads: ['accounts.user', 'families.links'],
  summary: 'What keeps the user from deleting the account, and what comes of it for others',
  reply: Departure,
})

export const depart = endpoint({
  name: 'profiles.depart',
  method: 'POST',
  path: '/api/user/departures',
  audience: 'user',
  changes: ['accounts.user', 'families.links'],
  summary:
    'Closes the account of the user at once; thirty days later it is erased. Signing in before gives it back',
  body: proof,
  reply: z.object({ erasedOn: Instant }),
  errors: [
    'wrong_current_password',
    'too_many_guesses',
    'departure_stale_session',
    'departure_by_parent',
    'departure_last_admin',
    'departure_demo',
  ],
  keepsReply: false,
  perMinute: 10,
})

export const departMe = endpoint({
  name: 'profiles.departMe',
  method: 'DELETE',
  path: '/api/user/me',
  audience: 'user',
  changes: ['accounts.user', 'families.links'],
  summary: 'The same without a payload, in a session that was opened within twenty minutes',
  reply: z.object({ erasedOn: Instant }),
  errors: ['departure_stale_session', 'departure_by_parent', 'departure_last_admin', 'departure_demo'],
  keepsReply: false,
  perMinute: 10,
})

export const LeavingChild = z.object({ childId: z.int(), firstName: z.string(), erasedOn: Instant })
export type LeavingChild = z.infer<typeof LeavingChild>

export const listLeavingChildren = endpoint({
  name: 'profiles.listLeavingChildren',
  method: 'GET',
  path: '/api/family/departures',
  audience: 'user',
  reads: ['families.links'],
  summary: 'Accounts of children that this parent has closed and may still give back',
  reply: z.array(LeavingChild),
})

export const departChild = endpoint({
  name: 'profiles.departChild',
  method: 'POST',
  path: '/api/family/children/:childId/departures',
  audience: 'user',
  changes: ['families.links'],
  summary:
    'Closes the account of a child under fourteen, by a parent who decides; thirty days later it is erased',
  params: idParams('childId'),
  body: proof,
  reply: z.array(LeavingChild),
  errors: [
    'family_child_not_found',
    'parent_decides',
    'departure_of_own_word',
    'departure_demo',
    'wrong_current_password',
    'too_many_guesses',
    'departure_stale_session',
  ],
  perMinute: 10,
})

export const returnChild = endpoint({
  name: 'profiles.returnChild',
  method: 'DELETE',
  path: '/api/family/children/:childId/departures',
  audience: 'user',
  changes: ['families.links'],
  summary: 'Gives the account of a child back as it was',
  params: idParams('childId'),
  reply: z.array(LeavingChild),
  errors: ['family_child_not_found'],
})
