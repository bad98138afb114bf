import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
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
  unique,
} from 'drizzle-orm/pg-core'
import { type PlanDiscipline, planStates, planThings } from '../contract/plan.ts'
import { wishReasons } from '../contract/wish.ts'

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = () => timestamp({ withTimezone: true })

export const planSettings = defineTable('daily_plan_settings', {
  userId: person().primaryKey(),
  dailyMinutes: smallint().notNull(),
})

/** A day that was begun: its items are what was planned then. Days are of the pupil's own zone. */
export const dailyPlans = defineTable(
  'daily_plans',
  { userId: person(), day: date().notNull(), begunAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Stored items of the plan of a day, independent of what modules supply: own, moved here or away, hidden; after the beginning, all of them. */
export const planItems = defineTable(
  'daily_plan_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    day: date().notNull(),
    /** The key given by its module: `homework:12`; `own:…`. */
    key: text().notNull(),
    thing: text({ enum: planThings }).notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    url: text(),
    minutes: smallint().notNull(),
    xp: smallint(),
    reason: text().notNull(),
    discipline: jsonb().$type<PlanDiscipline>(),
    startsAt: instant(),
    dueAt: instant(),
    theoryUrl: text(),
    /** By somebody else, or its clock runs: it may be moved and not refused. */
    isSet: boolean().notNull(),
    /** Over the limit when the day was begun. */
    isExtra: boolean().notNull().default(false),
    /** `done` for own items only, by hand. Whether other items are done is decided by their modules. */
    state: text({ enum: planStates }).notNull().default('planned'),
    changedAt: instant().notNull(),
  },
  (t) => [
    unique('daily_plan_items_once').on(t.userId, t.day, t.key),
    index('daily_plan_items_moved')
      .on(t.key)
      .where(sql`state = 'moved'`),
  ],
)

/** A rule of a pupil's own; a withdrawn one stays as a row. */
export const planWishes = defineTable(
  'daily_plan_wishes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    reason: text({ enum: wishReasons }).notNull(),
    /** What was refused; with `not_mine` everything like it. */
    key: text().notNull(),
    thing: text({ enum: planThings }).notNull(),
    title: text().notNull(),
    /** By so much the limit of that day is less: of `no_time`. */
    minutes: smallint().notNull().default(0),
    /** The last day of it; `null` is without end. */
    until: date(),
    createdAt: instant().notNull(),
    takenBackAt: instant(),
  },
  (t) => [index('daily_plan_wishes_user').on(t.userId)],
)

export const planDayOffs = defineTable(
  'daily_plan_day_offs',
  { userId: person(), day: date().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** The order in which a pupil has put a day. */
export const planOrders = defineTable(
  'daily_plan_orders',
  { userId: person(), day: date().notNull(), keys: text().array().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)

/** Evenings on which a pupil was written to about the day: one letter a day. */
export const planDigests = defineTable(
  'daily_plan_digests',
  { userId: person(), day: date().notNull(), writtenAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
