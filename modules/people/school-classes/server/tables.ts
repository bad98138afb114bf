import { sql } from 'drizzle-orm'
import { defineTable, inRange } from '@school/db/table'
import {
  boolean,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'

export const schoolClasses = defineTable(
  'school_classes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    gradeIndex: smallint().notNull(),
    letter: text().notNull(),
    /** «7А» */
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`grade_index::text || letter`),
    /** The year in which the school year begins. */
    schoolYear: smallint().notNull(),
    archivedAt: timestamp({ withTimezone: true }),
    /** Of its name. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('school_classes_once').on(t.organizationId, t.schoolYear, t.gradeIndex, t.letter),
    inRange(t.gradeIndex, 1, 11),
    inRange(t.schoolYear, 2000, 2100),
  ],
)

export const classMembers = defineTable(
  'class_members',
  {
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['pupil', 'teacher'] }).notNull(),
    /** The teacher who has added this person; `null` for a person who came by a code, was added by the school, or has made the class. */
    addedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.schoolClassId, t.userId] }), index('class_members_user').on(t.userId)],
)

/** Personal codes of pupils who have no other way to sign in; the code itself is not stored. */
export const classEntryCodes = defineTable(
  'class_entry_codes',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** With the school's secret the code is reckoned of it. */
    nonce: text().notNull(),
    codeHash: text().notNull().unique('class_entry_codes_hash'),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the teacher's account is no more. */
    issuedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The last time. */
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('class_entry_codes_issued_by').on(t.issuedBy)],
)

/** A list by which pupils were added. */
export const classImports = defineTable(
  'class_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the account of that person is no more. */
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('class_imports_class').on(t.schoolClassId), index('class_imports_made_by').on(t.madeBy)],
)

export const classImportPeople = defineTable(
  'class_import_people',
  {
    importId: integer()
      .notNull()
      .references(() => classImports.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account was made by the list; otherwise it has come back. */
    isMade: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.userId] }), index('class_import_people_user').on(t.userId)],
)

/** Pupils with nothing but a code who were taken out of a class: the code opens their account still, and a list finds them. */
export const classFormerPupils = defineTable(
  'class_former_pupils',
  {
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leftAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.schoolClassId, t.userId] }),
    index('class_former_pupils_user').on(t.userId),
  ],
)

/** A class has gone over: to the next school year, or into another of the same grade. Its people and results stay in it, archived. */
export const classMoves = defineTable(
  'class_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['year', 'merger'] }).notNull(),
    fromClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    /** `null` for a class that has left the school, and when the class is no more. */
    toClassId: integer().references(() => schoolClasses.id, { onDelete: 'set null' }),
    /** The class it went to was not there before. */
    madeClass: boolean().notNull(),
    movedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the teacher's account is no more. */
    movedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    // A class goes over once, even if several of its teachers press the button.
    uniqueIndex('class_moves_once')
      .on(t.fromClassId)
      .where(sql`undone_at is null`),
    index('class_moves_to').on(t.toClassId),
    index('class_moves_moved_by').on(t.movedBy),
  ],
)

/** What a move has changed of a person: nothing else is put back. */
export const classMovePeople = defineTable(
  'class_move_people',
  {
    moveId: integer()
      .notNull()
      .references(() => classMoves.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Is in the class by the move. */
    isSeated: boolean().notNull(),
    /** The own grade before it; `null` when the move has not changed it. */
    gradeFrom: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.moveId, t.userId] }),
    index('class_move_people_user').on(t.userId),
    inRange(t.gradeFrom, 1, 11),
  ],
)

/** What was said of two accounts that look like one pupil; the earlier account is the first. */
export const pupilDoubleDecisions = defineTable(
  'pupil_double_decisions',
  {
    lowId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text({ enum: ['different', 'joined'] }).notNull(),
    /** Of those joined the one that stays. */
    keptId: integer().references(() => users.id, { onDelete: 'cascade' }),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the account of the person who decided is no more. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.lowId, t.highId] }),
    index('pupil_double_decisions_high').on(t.highId),
    index('pupil_double_decisions_kept').on(t.keptId),
    index('pupil_double_decisions_decided_by').on(t.decidedBy),
  ],
)

/** The classroom of a class, and who has changed the plan last. */
export const classSeatings = defineTable(
  'class_seatings',
  {
    schoolClassId: integer()
      .primaryKey()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    /** Counted from the window. */
    rows: smallint().notNull(),
    /** In a row; two places at each. */
    desks: smallint().notNull(),
    /** Grows with every change. */
    version: integer().notNull(),
    /** `null` when the teacher's account is no more. */
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('class_seatings_changed_by').on(t.changedBy)],
)

/** Who sits where; pupils who have left the class are ignored. */
export const classSeats = defineTable(
  'class_seats',
  {
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the board, desk by desk along each line, from 0. */
    place: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.schoolClassId, t.userId] }), index('class_seats_user').on(t.userId)],
)
