import { demoPart } from '@school/demo-school/server'
import { users } from '@school/users/tables'
import { extend } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { sendEmailLink } from './confirmation.ts'

/** The newcomer has just signed up: the letter that asks to confirm the address lies in the outbox. */
export const demoLetter = extend(demoPart, {
  name: 'contacts',
  seed: async ({ unit, accounts, now }) => {
    const id = accounts.get('newcomer')
    if (id === undefined) return
    const [newcomer] = await unit.db.select().from(users).where(eq(users.id, id))
    if (newcomer?.email) await sendEmailLink({ sql: unit.sql, db: unit.db, now }, newcomer, newcomer.email)
  },
})
