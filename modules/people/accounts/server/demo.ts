import type { Db, Unit } from '@school/db'
import { inArray } from 'drizzle-orm'
import type { DemoAccount } from '../contract/user.ts'
import { demoAddresses, demoPassword, demoPeople } from '@school/demo-school/server'
import { versionOf } from './agreement-rules.ts'
import { addUser } from '@school/users/server'
import { hashPassword } from './password.ts'
import { shortName } from '@school/names/server'
import { acceptedAgreements, accountEvents, sessions } from './tables.ts'
import { users } from '@school/users/tables'

/**
 * Signs up the demo people: the newcomer now, the others when the school began. Repeating it changes nothing.
 * @returns ids by the first part of the address (`pupil`, `two-roles`)
 */
export async function seedDemoAccounts(db: Db, now: Date, beganAt = now): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(demoPassword)
  const people = demoPeople.map(({ title: _title, isNew, hasAgreed, ...person }) => ({
    ...person,
    coachAgreement: hasAgreed ? versionOf('coach') : null,
    passwordHash,
    emailConfirmedAt: isNew ? null : beganAt,
    phoneConfirmedAt: person.phone ? beganAt : null,
    createdAt: isNew ? now : beganAt,
  }))
  const known = await db.select({ email: users.email }).from(users).where(inArray(users.email, demoAddresses))
  const absent = people.filter(({ email }) => !known.some((one) => one.email === email))
  for (const person of absent) await addUser({ db }, person)
  const rows = await db
    .select({ id: users.id, email: users.email, coachAgreement: users.coachAgreement })
    .from(users)
    .where(inArray(users.email, demoAddresses))
  const accepted = rows.flatMap(({ id, coachAgreement: version }) =>
    version === null
      ? []
      : [{ userId: id, name: 'coach' as const, version, acceptedAt: beganAt, source: '', userAgent: '' }],
  )
  if (accepted.length > 0) await db.insert(acceptedAgreements).values(accepted).onConflictDoNothing()
  return new Map(rows.map((row) => [row.email!.split('@')[0]!, row.id]))
}

/** Signs people in at these instants, for the demo. */
export async function seedSignIns(
  { db }: Pick<Unit, 'db'>,
  signIns: readonly { userId: number; at: Date }[],
): Promise<void> {
  if (signIns.length === 0) return
  await db
    .insert(accountEvents)
    .values(signIns.map((one) => ({ ...one, kind: 'signed_in' as const, userAgent: '', ip: '127.0.0.1' })))
}

/** The demo people who exist here, in the order of the list; none in a school that was not seeded. */
export async function listDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, demoAddresses))
  const known = new Set(rows.map((row) => row.email))
  return demoPeople
    .filter((p) => known.has(p.email))
    .map((p) => ({ email: p.email, name: shortName(p), title: p.title, password: demoPassword }))
}

/**
 * For a school without a demo over a database that was seeded: ends the sessions of the demo people.
 * @returns how many of them are there
 */
export async function shutOutDemoPeople(db: Db): Promise<number> {
  const people = await db.select({ id: users.id }).from(users).where(inArray(users.email, demoAddresses))
  const ids = people.map(({ id }) => id)
  if (ids.length > 0) await db.delete(sessions).where(inArray(sessions.userId, ids))
  return ids.length
}
