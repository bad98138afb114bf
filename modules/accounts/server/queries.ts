import type { Db, Sql } from '@school/db'
import { eq } from 'drizzle-orm'
import { users } from './tables.ts'

export async function findUserByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Requests of one person that count before they add take turns from here to their commit: two tabs do not get past a limit together. */
export async function takeTurns(sql: Sql, userId: number): Promise<void> {
  await sql.query({
    name: 'take_turns',
    text: 'select id from users where id = $1 for no key update',
    values: [userId],
  })
}
