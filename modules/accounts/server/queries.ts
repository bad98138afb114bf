import type { Db, Sql } from '@school/db'
import { eq } from 'drizzle-orm'
import type { Login } from './login.ts'
import { users } from './tables.ts'

export async function findUserByLogin(db: Db, login: Login) {
  const isThem = 'phone' in login ? eq(users.phone, login.phone) : eq(users.email, login.email)
  const [row] = await db.select().from(users).where(isThem)
  return row
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Since when signing in asks for more than the password, `null` when it does not: the room of sign-in factors says so. */
export async function setSecondFactor(db: Db, userId: number, since: Date | null): Promise<void> {
  await db.update(users).set({ secondFactorSince: since }).where(eq(users.id, userId))
}

/** Whether somebody sits in a jury: the room of olympiads says so when it changes. */
export async function setExpert(db: Db, userId: number, isExpert: boolean): Promise<void> {
  await db.update(users).set({ isExpert }).where(eq(users.id, userId))
}

/** Requests of one person that count before they add take turns from here to their commit: two tabs do not get past a limit together. */
export async function takeTurns(sql: Sql, userId: number): Promise<void> {
  await sql.query({
    name: 'take_turns',
    text: 'select id from users where id = $1 for no key update',
    values: [userId],
  })
}
