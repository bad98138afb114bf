import { insertMany, type Unit } from '@school/db'
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
