import type { Db, Sql } from '@school/db'
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Login } from './login.ts'
import { fakeDomain } from './rules.ts'
import { users } from './tables.ts'

/** As many accounts of an unproved contact are looked at: each guess at a password costs a slow hash. */
const mostCandidates = 5

/** Whether the contact is of one account alone: proved, or a login that the school has made up. */
const isHeldSql = (login: Login) =>
  'phone' in login
    ? sql<boolean>`${users.phoneConfirmedAt} is not null`
    : sql<boolean>`(${users.emailConfirmedAt} is not null or ${users.email} like ${`%${fakeDomain}`})`

const isContactOf = (login: Login) =>
  'phone' in login ? eq(users.phone, login.phone) : eq(users.email, login.email)

/** The account that holds the contact; no other account may have it. */
export async function findHolder(db: Db, login: Login) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(isContactOf(login), isHeldSql(login)))
  return row
}

/**
 * Who may be meant by an address or a phone: its holder, else those who have named it without a proof.
 * @param isKnown whether this browser has signed in to the account before: that one comes first
 */
export async function listByLogin(db: Db, login: Login, isKnown: (userId: number) => boolean = () => false) {
  const rows = await db
    .select({ ...getTableColumns(users), isHeld: isHeldSql(login) })
    .from(users)
    .where(isContactOf(login))
    .orderBy(desc(isHeldSql(login)), asc(users.id))
    .limit(10 * mostCandidates)
  if (rows[0]?.isHeld) return rows.slice(0, 1)
  return rows.toSorted((a, b) => Number(isKnown(b.id)) - Number(isKnown(a.id))).slice(0, mostCandidates)
}

export async function findUserByLogin(db: Db, login: Login, isKnown?: (userId: number) => boolean) {
  const [first] = await listByLogin(db, login, isKnown)
  return first
}

export async function findUser(db: Db, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Locks a person until the transaction ends: requests that count before they add, from two tabs, do not pass a limit together. */
export async function lockUser(sql: Sql, userId: number): Promise<void> {
  await sql.query({
    name: 'lock_user',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  })
}

/** Locks these accounts, so that no other transaction adds rows for them. */
export async function lockUsers(sql: Sql, userIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'lock_users',
    text: 'select from users where id = any($1::int[]) order by id for update',
    values: [userIds],
  })
}
