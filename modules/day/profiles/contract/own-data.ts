import { endpoint, Id, Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { OwnPassword } from './departure.ts'

export const DataCopy = z.object({
  id: z.int(),
  /** Whose data: the user's, or a child's. */
  userId: z.int(),
  askedAt: Instant,
  /** Until when it may be taken. */
  endsAt: Instant,
  /** Before that the same copy is given. */
  nextAt: Instant,
})
export type DataCopy = z.infer<typeof DataCopy>

export const listDataCopies = endpoint({
  name: 'profiles.listDataCopies',
  method: 'GET',
  path: '/api/user/data_copies',
  audience: 'user',
  reads: ['profiles.dataCopies'],
  summary: 'Copies of the own data, and of children, that this user has asked for and may take now',
  reply: z.array(DataCopy),
})

export const askForDataCopy = endpoint({
  name: 'profiles.askForDataCopy',
  method: 'POST',
  path: '/api/user/data_copies',
  audience: 'user',
  changes: ['profiles.dataCopies'],
  summary:
    'Everything the school knows of the user, or of a child of a parent who decides, as an archive for seven days; one a day',
  body: z.object({
    /** A child of the user; `null` is the user. */
    userId: Id.nullable(),
    user: OwnPassword,
  }),
  reply: z.array(DataCopy),
  errors: [
    'family_child_not_found',
    'parent_decides',
    'copy_stale_session',
    'wrong_current_password',
    'too_many_guesses',
  ],
  perMinute: 10,
})

export const takeDataCopy = endpoint({
  name: 'profiles.takeDataCopy',
  method: 'GET',
  path: '/api/user/data_copies/:copyId/file',
  audience: 'user',
  summary: 'The copy as an archive, for the person who has ordered it, for seven days',
  params: z.object({ copyId: Id }),
  isFile: true,
  reply: z.unknown(),
  errors: ['copy_not_found'],
  perMinute: 6,
})
