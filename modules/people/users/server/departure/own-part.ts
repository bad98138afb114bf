import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { eq } from 'drizzle-orm'
import { users } from '../tables.ts'
import { dataExports } from './ru-export.ts'
import { departures } from './tables.ts'

/** The row in `users` itself is emptied by the erasure. */
export const usersPart: PersonPart = {
  module: 'users',
  deletions: [
    erased(departures, 'user_id'),
    kept(departures, 'asked_by', 'Closing of a child’s account that a parent has asked for goes on'),
  ],
  before: async ({ db }, { phone }) => {
    if (phone !== null) await db.update(users).set({ parentPhone: null }).where(eq(users.parentPhone, phone))
  },
  dataExports,
}
