import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { bigint, boolean, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true })
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const passkeys = defineTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** As the authenticator names it, base64url. */
    credentialId: text().notNull().unique('passkeys_credential'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Grows with every use where the authenticator counts at all: a copy of it is seen by going back. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)
export type PasskeyRow = typeof passkeys.$inferSelect

/** Challenges that a browser has already signed: each is accepted once. A row is kept until the challenge would be outdated anyway. */
export const usedChallenges = defineTable(
  'used_challenges',
  {
    /** SHA-256. */
    challengeHash: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('used_challenges_expires_at').on(t.expiresAt)],
)

export const authenticatorApps = defineTable('authenticator_apps', {
  userId: owner().primaryKey(),
  /** The secret of the codes, encrypted with a key of the application's secret. */
  sealedSecret: text().notNull(),
  /** The half of a minute whose code was used last: it and those before it open nothing any more. */
  lastStep: integer().notNull(),
  createdAt: instant().notNull(),
})

export const recoveryCodes = defineTable(
  'recovery_codes',
  {
    userId: owner(),
    /** SHA-256 of the code with its owner. */
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Who has given the right password and owes a second proof: no session, and of use in one browser. */
export const pendingSteps = defineTable(
  'pending_steps',
  {
    /** SHA-256 of the visitor's id, whose signed cookie is the token of the step: a browser has one step at a time. */
    visitorHash: text().primaryKey(),
    userId: owner(),
    afterSignInPath: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('pending_steps_user').on(t.userId), index('pending_steps_expires_at').on(t.expiresAt)],
)

/** Browsers that are asked for no code until then. */
export const trustedBrowsers = defineTable(
  'trusted_browsers',
  {
    userId: owner(),
    visitorHash: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.visitorHash] }),
    index('trusted_browsers_expires_at').on(t.expiresAt),
  ],
)
