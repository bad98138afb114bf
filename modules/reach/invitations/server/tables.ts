import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, inRange, notDescending } from '@school/db/table'
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { employeeRoles } from '../contract/employees.ts'
import { invitationKinds } from '../contract/invitation.ts'
import { requestStates } from '../contract/school-requests.ts'

const person = () => integer().references(() => users.id, { onDelete: 'cascade' })
/** Who did it; the row outlives the person. */
const doer = () => integer().references(() => users.id, { onDelete: 'set null' })
const instant = () => timestamp({ withTimezone: true })

/** A code that calls to a class or to a school. Its state is what has happened, `stateOf`. */
export const invitations = defineTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: invitationKinds }).notNull(),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Of a `class`, which decides where the invitation leads: it may have gone over to another organization since. */
    schoolClassId: integer().references(() => schoolClasses.id, { onDelete: 'cascade' }),
    madeBy: person().notNull(),
    /** The role of an employee; `teacher` is the historic kind for all employees. */
    role: text({ enum: employeeRoles }).notNull().default('teacher'),
    /** The recipient of the letter. */
    email: text(),
    /** The code is derived from it with the school’s secret and found by its digest; the code itself is not stored. */
    nonce: text().notNull(),
    codeHash: text().notNull().unique(),
    mostUses: smallint().notNull(),
    autoApproves: boolean().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    sentAt: instant(),
    openedAt: instant(),
    declinedAt: instant(),
    revokedAt: instant(),
    revokedBy: doer(),
  },
  (t) => [
    // A class has one code until it is taken back or another is made in its place.
    uniqueIndex('invitations_of_class')
      .on(t.schoolClassId)
      .where(sql`kind = 'class' and revoked_at is null`),
    index('invitations_school').on(t.organizationId),
    index('invitations_maker').on(t.madeBy),
    check('invitations_class', sql`(kind = 'class') = (school_class_id is not null)`),
    inRange(t.mostUses, 1),
    ascending(t.createdAt, t.expiresAt),
  ],
)

/** Somebody who has come by an invitation. */
export const invitationAccepts = defineTable(
  'invitation_accepts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    userId: person().notNull(),
    /** Who of the list of the class they say they are. */
    placeOf: doer(),
    state: text({ enum: ['waiting', 'confirmed', 'refused'] }).notNull(),
    acceptedAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: doer(),
    /** When the waiting person last sent a reminder. */
    remindedAt: instant(),
  },
  (t) => [
    uniqueIndex('invitation_accepts_once').on(t.invitationId, t.userId),
    index('invitation_accepts_user').on(t.userId),
    uniqueIndex('invitation_accepts_place')
      .on(t.placeOf)
      .where(sql`state = 'waiting'`),
  ],
)

/** A list by which employees were called to an organization. */
export const invitationImports = defineTable(
  'invitation_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    madeAt: instant().notNull(),
    /** `null` when the account of that person is no more. */
    madeBy: doer(),
    undoneAt: instant(),
  },
  (t) => [
    index('invitation_imports_organization').on(t.organizationId),
    index('invitation_imports_made_by').on(t.madeBy),
  ],
)

export const invitationImportRows = defineTable(
  'invitation_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => invitationImports.id, { onDelete: 'cascade' }),
    invitationId: integer()
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.invitationId] }),
    index('invitation_import_rows_invitation').on(t.invitationId),
  ],
)

/** A teacher asks a school to confirm that they work there. */
export const schoolRequests = defineTable(
  'school_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person().notNull(),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    state: text({ enum: requestStates }).notNull(),
    askedAt: instant().notNull(),
    /** When the school has answered or the teacher has taken it back. */
    decidedAt: instant(),
    /** `null` when the account of the administrator is no more. */
    decidedBy: doer(),
  },
  (t) => [
    uniqueIndex('school_requests_open')
      .on(t.userId, t.organizationId)
      .where(sql`state = 'waiting'`),
    index('school_requests_user').on(t.userId),
    index('school_requests_organization').on(t.organizationId),
    index('school_requests_decided_by').on(t.decidedBy),
    check('school_requests_answered', sql`(state = 'waiting') = (decided_at is null)`),
    check('school_requests_decider', sql`state in ('accepted', 'declined') or decided_by is null`),
    notDescending(t.askedAt, t.decidedAt),
  ],
)
