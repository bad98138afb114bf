import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, inRange, notDescending } from '@school/db/table'
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
import {
  coachLevels,
  coachStates,
  documentKinds,
  type Education,
  paymentSchemes,
} from '../contract/coach-data.ts'
import { slotKinds } from '../contract/schedule.ts'

const at = () => timestamp({ withTimezone: true })
const coachId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a coach says about the work; the row is created with the first value. */
export const coachData = defineTable(
  'coach_data',
  {
    userId: coachId().primaryKey(),
    state: text({ enum: coachStates }).notNull().default('draft'),
    about: text().notNull().default(''),
    videoUrl: text(),
    education: jsonb()
      .$type<Education[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    paymentScheme: text({ enum: paymentSchemes }),
    sentAt: at(),
    /** Lessons of a day. */
    maxLessons: smallint().notNull().default(6),
    /** Between two lessons. */
    bufferMinutes: smallint().notNull().default(15),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [index('coach_data_state').on(t.state, t.sentAt)],
)

export const coachSubjects = defineTable(
  'coach_subjects',
  {
    userId: coachId(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id, { onDelete: 'cascade' }),
    levels: text({ enum: coachLevels }).array().notNull(),
  },
  (t) => [primaryKey({ name: 'coach_subjects_pkey', columns: [t.userId, t.disciplineId] })],
)

export const coachDocuments = defineTable(
  'coach_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: coachId(),
    kind: text({ enum: documentKinds }).notNull(),
    fileId: uuid().notNull().unique('coach_documents_file'),
    createdAt: at().notNull(),
  },
  (t) => [index('coach_documents_user').on(t.userId)],
)

/** Words of methodists; none is changed. */
export const coachDecisions = defineTable(
  'coach_decisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: coachId(),
    isApproved: boolean().notNull(),
    comment: text().notNull(),
    /** `null` when that account is no more. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: at().notNull(),
  },
  (t) => [index('coach_decisions_user').on(t.userId)],
)

/** Hours by the coach's own clock. */
export const coachSlots = defineTable(
  'coach_slots',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: coachId(),
    kind: text({ enum: slotKinds }).notNull(),
    /** 1 is Monday; `null` of one day. */
    weekday: smallint(),
    /** `null` of every week. */
    day: date(),
    /** Of the day, up to 1440. */
    startsMinute: smallint().notNull(),
    endsMinute: smallint().notNull(),
    createdAt: at().notNull(),
  },
  (t) => [
    index('coach_slots_user').on(t.userId, t.day),
    inRange(t.weekday, 1, 7),
    ascending(t.startsMinute, t.endsMinute),
  ],
)

export const coachVacations = defineTable(
  'coach_vacations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: coachId(),
    fromDay: date().notNull(),
    /** The last one. */
    toDay: date().notNull(),
  },
  (t) => [index('coach_vacations_user').on(t.userId, t.toDay), notDescending(t.fromDay, t.toDay)],
)
