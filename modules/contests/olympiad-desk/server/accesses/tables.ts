import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { sql } from 'drizzle-orm'
import { defineTable, notDescending } from '@school/db/table'
import { index, integer, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { olympiadStages } from '@school/olympiads/tables'
import { accessLockKinds } from '../../contract/accesses.ts'

/** Classes whose pupils enter a stage without its code, with closed entries kept as history. At most one open entry per class. */
export const olympiadClassAccesses = defineTable(
  'olympiad_class_accesses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `closedBy`. */
    openedBy: integer().notNull(),
    closedAt: timestamp({ withTimezone: true }),
    closedBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_class_accesses_once')
      .on(t.stageId, t.schoolClassId)
      .where(sql`closed_at is null`),
    index('olympiad_class_accesses_class').on(t.schoolClassId),
    notDescending(t.openedAt, t.closedAt),
  ],
)

/** Pupils added to the list of a stage by their school: they enter without its code, whatever their class. */
export const olympiadListedPupils = defineTable(
  'olympiad_listed_pupils',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    addedBy: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.stageId, t.userId] }), index('olympiad_listed_pupils_user').on(t.userId)],
)

/** Decisions of a municipality for a school in a stage, with ended ones kept as history. At most one decision is in effect. */
export const olympiadAccessLocks = defineTable(
  'olympiad_access_locks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** The school. */
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: accessLockKinds }).notNull(),
    /** Shown to the school, and to its pupils when the stage is forbidden. */
    reason: text().notNull(),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `endedBy`. */
    setBy: integer().notNull(),
    endedAt: timestamp({ withTimezone: true }),
    endedBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_access_locks_once')
      .on(t.stageId, t.organizationId)
      .where(sql`ended_at is null`),
    index('olympiad_access_locks_organization').on(t.organizationId),
  ],
)
