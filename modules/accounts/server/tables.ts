import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { portalRoles } from '@school/access'
import type { Portrait } from '../contract/portrait.ts'

/** Case-insensitive text: addresses differ only in what people see. */
const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const users = pgTable('users', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: citext().unique(),
  emailConfirmedAt: timestamp({ withTimezone: true }),
  /** `null` for people who were listed by a school and have never signed in. */
  passwordHash: text(),
  type: text({ enum: ['pupil', 'agent'] })
    .notNull()
    .default('pupil'),
  firstName: text().notNull(),
  lastName: text().notNull().default(''),
  middleName: text().notNull().default(''),
  /** 0 is a preschooler, `null` is nobody's grade: a graduate or a grown-up. */
  gradeIndex: smallint(),
  isParent: boolean().notNull().default(false),
  isCoach: boolean().notNull().default(false),
  isGraduate: boolean().notNull().default(false),
  isElementaryPupil: boolean().notNull().default(false),
  isMethodist: boolean().notNull().default(false),
  /** Kept by the organizations room when a role is switched; part of the viewer. */
  portalRole: text({ enum: portalRoles }),
  /**
   * Raised by triggers of the database in the transaction that changes what this person is or may, whoever changes it: the columns above,
   * memberships, classes, grants (decision 045).
   */
  rightsVersion: integer().notNull().default(1),
  birthday: date(),
  phone: text(),
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
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
export type UserRow = typeof users.$inferSelect

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: the table alone opens no door. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** To the hour: written at most once in one. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
)
