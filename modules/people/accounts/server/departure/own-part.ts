import { outboxMessages } from '@school/kernel/tables'
import { eq, inArray } from 'drizzle-orm'
import { erased, deletedOnMerge, kept, type PersonPart } from '@school/personal-data/server'
import { acceptedAgreements, accountEvents, sessions, users } from '../tables.ts'
import { departures } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** The rows that this module keeps about a person; the row in `users` is emptied by the erasure itself. */
export const accountPart: PersonPart = {
  module: 'accounts',
  deletions: [
    erased(sessions, 'user_id'),
    erased(accountEvents, 'user_id'),
    erased(acceptedAgreements, 'user_id'),
    erased(departures, 'user_id'),
    kept(departures, 'asked_by', 'Closing of a child’s account that a parent has asked for goes on'),
  ],
  before: async ({ db }, { email, phone }) => {
    const addresses = [email, phone].filter((one) => one !== null)
    if (addresses.length > 0) await db.delete(outboxMessages).where(inArray(outboxMessages.to, addresses))
    if (phone !== null) await db.update(users).set({ parentPhone: null }).where(eq(users.parentPhone, phone))
  },
  dataExports,
  merges: [
    deletedOnMerge(sessions, 'user_id'),
    deletedOnMerge(accountEvents, 'user_id'),
    deletedOnMerge(acceptedAgreements, 'user_id'),
  ],
}
