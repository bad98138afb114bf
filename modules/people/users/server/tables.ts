import { sql } from 'drizzle-orm'
import { defineTable, inRange } from '@school/db/table'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { portalRoles } from '@school/access'
import { mailings } from '../contract/mailings.ts'
import type { Portrait } from '../contract/portrait.ts'

/** Case-insensitive text: addresses differ only in what people see. */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const users = defineTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of one account alone when it is confirmed or made up by the school: unproved contacts reserve nothing (decision 080). */
    email: citext(),
    emailConfirmedAt: timestamp({ withTimezone: true }),
    /** A new address, kept apart until its link is opened. */
    unconfirmedEmail: citext(),
    /** `null` for people who were listed by a school and have never signed in. */
    passwordHash: text(),
    type: text({ enum: ['pupil', 'agent'] })
      .notNull()
      .default('pupil'),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    middleName: text().notNull().default(''),
    /** 0 is a preschooler; `null` means no grade: a graduate or a grown-up. */
    gradeIndex: smallint(),
    isParent: boolean().notNull().default(false),
    isCoach: boolean().notNull().default(false),
    isGraduate: boolean().notNull().default(false),
    isElementaryPupil: boolean().notNull().default(false),
    isMethodist: boolean().notNull().default(false),
    /** Written by the organizations module when a role is switched; part of the viewer. */
    portalRole: text({ enum: portalRoles }),
    /** Kept by the olympiads: sits in a jury. */
    isExpert: boolean().notNull().default(false),
    /** Written by the module of sign-in factors: since when sign-in asks for more than the password. */
    secondFactorSince: timestamp({ withTimezone: true }),
    /**
     * Incremented by database triggers in the transaction that changes the person’s identity or rights: the columns above, memberships, classes,
     * grants (decision 045).
     */
    rightsVersion: integer().notNull().default(1),
    /** Of what the person has typed of themselves (decision 089). */
    profileVersion: integer().notNull().default(1),
    birthday: date(),
    /** `+7…`; the sign-in name of users without an address. Unique when confirmed. */
    phone: text(),
    phoneConfirmedAt: timestamp({ withTimezone: true }),
    /** Entered by a pupil at sign-up; unconfirmed. */
    parentPhone: text(),
    /** Somebody who learns before signing up: without an address, a phone and a password until then. */
    isAutoRegistered: boolean().notNull().default(false),
    timezone: text().notNull().default('Europe/Moscow'),
    locale: text({ enum: ['ru', 'en', 'it'] })
      .notNull()
      .default('ru'),
    /** Strangers see «Иван П.» and what was reached; when it is off, nothing. The specification's `privacy.publicProfile`. */
    publicProfile: boolean().notNull().default(true),
    /** Put together by the person; `null` is the initials. */
    avatar: jsonb().$type<Portrait>(),
    /** The bonuses page draws attention in the menu until it was visited. */
    bonusesPageVisited: boolean().notNull().default(false),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** The user’s own photograph. Written by the module of profiles, like the columns below up to `muted_mailings`. */
    photoId: uuid(),
    isCustomer: boolean().notNull().default(false),
    onboardingFinishedAt: timestamp({ withTimezone: true }),
    /** Whether there is anything left to ask of the person, one field at a time. */
    isProfileEnriched: boolean().notNull().default(false),
    /** The accepted edition of the text; a new edition has to be accepted again. */
    coachAgreement: text(),
    externshipAgreement: text(),
    /** Letters that the person has said no to, by the names of `mailings`; promotions until they are asked for. */
    mutedMailings: text({ enum: mailings })
      .array()
      .notNull()
      .default(sql`'{external,promos}'::text[]`),
    /** The person has asked to be forgotten: the account cannot be used, and after thirty days everything is erased. */
    leavingAt: timestamp({ withTimezone: true }),
    /** What is left is a row without a person, so that results of others stay right. */
    erasedAt: timestamp({ withTimezone: true }),
    /** At whose portal the account was made; `null` on the site and on the portal of no brand. An organization is stronger: `brand_of_user`. */
    homeBrand: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('users_home_brand', sql`home_brand ~ '^[a-z][a-z0-9-]*$'`),
    uniqueIndex('users_proved_email')
      .on(t.email)
      .where(sql`email_confirmed_at is not null or email like '%@no-mail.invalid'`),
    uniqueIndex('users_proved_phone')
      .on(t.phone)
      .where(sql`phone_confirmed_at is not null`),
    index('users_email').on(t.email),
    index('users_phone_number').on(t.phone),
    inRange(t.gradeIndex, 1, 11),
  ],
)
export type UserRow = typeof users.$inferSelect
