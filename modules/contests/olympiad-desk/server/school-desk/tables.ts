import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { olympiadStages } from '@school/olympiads/tables'
import { readinessItems } from '../../contract/readiness.ts'

/** Classrooms and supervisors of classes in a stage. */
export const olympiadClassRooms = defineTable(
  'olympiad_class_rooms',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    room: text().notNull(),
    /** An employee of the school; `null` when the supervisor is given by name or not set. */
    supervisorId: integer().references(() => users.id, { onDelete: 'set null' }),
    supervisorName: text().notNull().default(''),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    setBy: integer().notNull(),
    /** Version of the typed values (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.stageId, t.schoolClassId] }),
    index('olympiad_class_rooms_class').on(t.schoolClassId),
    index('olympiad_class_rooms_supervisor').on(t.supervisorId),
  ],
)

/** Ticks of the check lists of schools, with removed ones kept as history. */
export const olympiadReadinessTicks = defineTable(
  'olympiad_readiness_ticks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** A school. */
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    item: text({ enum: readinessItems }).notNull(),
    tickedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `clearedBy`. */
    tickedBy: integer().notNull(),
    clearedAt: timestamp({ withTimezone: true }),
    clearedBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_readiness_ticks_once')
      .on(t.stageId, t.organizationId, t.item)
      .where(sql`cleared_at is null`),
    index('olympiad_readiness_ticks_organization').on(t.organizationId),
  ],
)
