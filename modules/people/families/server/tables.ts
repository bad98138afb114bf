import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, notDescending } from '@school/db/table'
import { boolean, index, integer, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { consentChannels, consentKinds } from '../contract/consent.ts'
import { invitationKinds, linkWays } from '../contract/family.ts'

const person = () => integer().references(() => users.id, { onDelete: 'cascade' })
/** Who did it; the row outlives the person. */
const doer = () => integer().references(() => users.id, { onDelete: 'set null' })
const instant = () => timestamp({ withTimezone: true })

/** A parent and a child. Rows are history: a link that is made again is another row. */
export const familyLinks = defineTable(
  'family_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parentId: person().notNull(),
    childId: person().notNull(),
    /** Before it is active it is an invitation, `family_invitations`. */
    state: text({ enum: ['active', 'ended'] })
      .notNull()
      .default('active'),
    way: text({ enum: linkWays }).notNull(),
    /** Gives consents and sets controls; otherwise only reads. */
    decides: boolean().notNull(),
    eveningLetter: boolean().notNull().default(true),
    weeklyLetter: boolean().notNull().default(true),
    startedAt: instant().notNull(),
    endedAt: instant(),
    endedBy: doer(),
  },
  (t) => [
    uniqueIndex('family_links_once')
      .on(t.parentId, t.childId)
      .where(sql`state = 'active'`),
    index('family_links_child').on(t.childId),
    notDescending(t.startedAt, t.endedAt),
  ],
)

/** A code that ties a child to a parent when it is typed by the other side. Only a digest of it is kept. */
export const familyInvitations = defineTable(
  'family_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who has made it and who types it: a child for a parent, a parent for a child, a parent for another parent, a child for a phone. */
    kind: text({ enum: invitationKinds }).notNull(),
    madeBy: person().notNull(),
    /** Whose family is joined; `null` of a parent's code, which any child may type. */
    childId: person(),
    /** `79123456789`, of an SMS. */
    phone: text(),
    codeHash: text().notNull().unique(),
    /** What the parent who made it agrees to, once a child has typed it. */
    consents: text({ enum: consentKinds })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    usedBy: doer(),
    /** Another code has replaced it, or its recipient has declined. */
    revokedAt: instant(),
  },
  (t) => [
    index('family_invitations_maker').on(t.madeBy),
    index('family_invitations_child').on(t.childId),
    ascending(t.createdAt, t.expiresAt),
  ],
)

/** What a grown-up has said for a child; a row stays when it is taken back. */
export const consents = defineTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** For whom. */
    userId: person().notNull(),
    kind: text({ enum: consentKinds }).notNull(),
    textVersion: text().notNull(),
    channel: text({ enum: consentChannels }).notNull(),
    givenBy: doer(),
    givenAt: instant().notNull(),
    revokedBy: doer(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('consents_in_force')
      .on(t.userId, t.kind)
      .where(sql`revoked_at is null`),
    index('consents_user').on(t.userId),
  ],
)

/** What parents have agreed with a child. */
export const familyControls = defineTable('family_controls', {
  childId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A gentle reminder and no lock; `null`: none. */
  dailyMinutes: smallint(),
  setBy: doer(),
  setAt: instant().notNull(),
})
