import { sql } from 'drizzle-orm'
import { defineTable, inRange } from '@school/db/table'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { genders } from '@school/accounts/contract'
import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { directorySchools, towns } from '@school/schools/tables'
import { type OnboardingData, onboardingSteps } from '../contract/onboarding.ts'

const at = () => timestamp({ withTimezone: true })
const ids = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`)

/** As it is written: lines of an address that no directory knows. */
export interface AddressLines {
  building?: string
  house?: string
  index?: string
  room?: string
  street?: string
  countryId?: number
  regionId?: number | null
  cityName?: string
}

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Personal data that only the profile page uses; the row is created with the first value. */
export const profiles = defineTable(
  'profiles',
  {
    userId: userId().primaryKey(),
    gender: text({ enum: genders }),
    citizenshipId: smallint(),
    parentSmsRequired: boolean().notNull().default(false),
    skype: text().notNull().default(''),
    caption: text().notNull().default(''),
    about: text().notNull().default(''),
    profession: text().notNull().default(''),
    attestationFormatId: integer(),
    educationFormId: integer(),
    lastCertificationDate: date(),
    schoolEntryYear: smallint(),
    startTeachingYear: smallint(),
    schoolId: integer().references(() => directorySchools.id, { onDelete: 'set null' }),
    /** Of a school that is not in the directory. */
    schoolName: text().notNull().default(''),
    schoolTownId: integer().references(() => towns.id, { onDelete: 'set null' }),
    townId: integer().references(() => towns.id, { onDelete: 'set null' }),
    address: jsonb().$type<AddressLines>().notNull().default({}),
    disciplineIds: ids(),
    agentProfessionIds: ids(),
    socialLinks: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Of another country; the portal asks for it. */
    foreignPlace: jsonb().$type<{ countryId?: number | null; regionId?: number | null; city?: string }>(),
    weeklyMinutes: smallint(),
    /** The last change of a name or a birthday that had been said before. */
    personalChangedAt: at(),
    photoChangedAt: at(),
    gradeChangedAt: at(),
    /** The school year, by its first year, in which the class was said or confirmed. */
    gradeCheckedYear: smallint(),
    typeChangedAt: at(),
    /** What was said in the acquaintance, and where it has stopped; `null` before it has begun. */
    onboarding: jsonb().$type<{ step: (typeof onboardingSteps)[number]; data: OnboardingData }>(),
    /** Fields that the card has asked for and the person would not say. */
    skippedFields: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    askedAgainAt: at(),
  },
  (t) => [
    index('profiles_school').on(t.schoolId),
    inRange(t.schoolEntryYear, 1990, 2100),
    inRange(t.startTeachingYear, 1940, 2100),
  ],
)
export type ProfileRow = typeof profiles.$inferSelect

/** Saved interests: what of each discipline a person is here for. */
export const interests = defineTable(
  'interests',
  {
    userId: userId(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    gradeId: smallint(),
    levelId: smallint(),
    businessSegmentTagId: integer(),
    productSegmentTagId: integer(),
    businessUnitAbbrs: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (t) => [primaryKey({ name: 'interests_pkey', columns: [t.userId, t.disciplineId] })],
)

/** Every change of a class with what was said about it. */
export const gradeChecks = defineTable(
  'grade_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    fromIndex: smallint(),
    toIndex: smallint(),
    reason: text().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index('grade_checks_user').on(t.userId)],
)

/**
 * The stored squares of a photograph. `users.photo_id` refers to the current one; a job removes the others: replaced, removed, or forbidden by a
 * parent.
 */
export const photos = defineTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Files of the store; these ids are never sent to clients. */
    smallFileId: uuid().notNull(),
    largeFileId: uuid().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [index('photos_user').on(t.userId)],
)
