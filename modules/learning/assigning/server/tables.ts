import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { date, index, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { homeworkSets, homeworks } from '@school/homeworks/tables'

/** Templates of a teacher. */
export const homeworkTemplates = defineTable(
  'homework_templates',
  {
    homeworkId: integer()
      .primaryKey()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('homework_templates_author').on(t.authorId)],
)

/** A homework given again each week: the same tasks to the same pupils, with its days moved. */
export const homeworkRepeats = defineTable('homework_repeats', {
  homeworkId: integer()
    .primaryKey()
    .references(() => homeworks.id, { onDelete: 'cascade' }),
  /** 1 is Monday. */
  weekdays: smallint().array().notNull(),
  /** The last day, by the clock of the school. */
  untilOn: date().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  stoppedAt: timestamp({ withTimezone: true }),
})

/** Days for which it was given; the key prevents duplicates. */
export const homeworkRepeatDays = defineTable(
  'homework_repeat_days',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworkRepeats.homeworkId, { onDelete: 'cascade' }),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.day] })],
)

/** Favourite sets of the library. */
export const homeworkSetFavourites = defineTable(
  'homework_set_favourites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    setId: integer()
      .notNull()
      .references(() => homeworkSets.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.setId] })],
)
