import { insertMany, type Unit } from '@school/db'
import { eq } from 'drizzle-orm'
import { isElementaryGrade } from './rules.ts'
import { type UserRow, users } from './tables.ts'

export type EnlistedPerson = Pick<
  UserRow,
  'type' | 'firstName' | 'lastName' | 'middleName' | 'gradeIndex' | 'portalRole' | 'timezone'
> &
  Partial<Pick<UserRow, 'avatar' | 'publicProfile'>>

/**
 * Adds people whom their school knows and who have neither an address nor a password yet.
 * @returns their ids in the same order
 */
export const enlistPeople = (unit: Unit, people: readonly EnlistedPerson[], now: Date): Promise<number[]> =>
  insertMany(
    unit.sql,
    users,
    people.map((person) => ({
      ...person,
      isElementaryPupil: person.type === 'pupil' && isElementaryGrade(person.gradeIndex),
      createdAt: now,
    })),
  )

const untouchedSql = 'password_hash is null and email is null and phone is null and not is_auto_registered'

/** Deletes accounts that were made by `enlistPeople` and never used: whether they were, the caller has found out. */
export async function deleteEnlisted({ sql }: Unit, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await sql.query({
    name: 'delete_enlisted',
    text: `delete from users where id = any($1::int[]) and ${untouchedSql}`,
    values: [userIds],
  })
}

/** Corrects the name of somebody whom the school has put on its list. */
export async function renameEnlisted(
  { sql }: Unit,
  userId: number,
  { lastName, firstName, middleName }: Pick<UserRow, 'lastName' | 'firstName' | 'middleName'>,
): Promise<void> {
  await sql.query({
    name: 'rename_enlisted',
    text: `update users set last_name = $2, first_name = $3, middle_name = $4 where id = $1 and ${untouchedSql}`,
    values: [userId, lastName, firstName, middleName],
  })
}

/** Gives a demo person an address that is confirmed since the account was opened. */
export async function seedConfirmedEmail(
  { db }: Pick<Unit, 'db'>,
  userId: number,
  email: string,
): Promise<void> {
  await db.update(users).set({ email, emailConfirmedAt: users.createdAt }).where(eq(users.id, userId))
}
