import { outboxMessages } from '@school/kernel/tables'
import { inArray } from 'drizzle-orm'
import { erased, deletedOnMerge, type PersonPart } from '@school/personal-data/server'
import { acceptedAgreements, accountEvents, sessions } from '../tables.ts'
import { dataExports } from './ru-export.ts'

/** The rows that this module keeps about a person. */
export const accountPart: PersonPart = {
  module: 'accounts',
  deletions: [
    erased(sessions, 'user_id'),
    erased(accountEvents, 'user_id'),
    erased(acceptedAgreements, 'user_id'),
  ],
  before: async ({ db }, { email, phone }) => {
    const addresses = [email, phone].filter((one) => one !== null)
    if (addresses.length > 0) await db.delete(outboxMessages).where(inArray(outboxMessages.to, addresses))
  },
  dataExports,
  merges: [
    deletedOnMerge(sessions, 'user_id'),
    deletedOnMerge(accountEvents, 'user_id'),
    deletedOnMerge(acceptedAgreements, 'user_id'),
  ],
}
