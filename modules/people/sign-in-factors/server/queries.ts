import type { Db } from '@school/db'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import {
  authenticatorApps,
  passkeys,
  type PasskeyRow,
  pendingSteps,
  recoveryCodes,
  trustedBrowsers,
} from './tables.ts'

export async function findApp(db: Db, userId: number) {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return row
}

export const listPasskeys = (db: Db, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

export const countRecoveryCodes = (db: Db, userId: number): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

export const countTrustedBrowsers = (db: Db, userId: number, now: Date): Promise<number> =>
  db.$count(trustedBrowsers, and(eq(trustedBrowsers.userId, userId), gt(trustedBrowsers.expiresAt, now)))

export async function isTrusted(db: Db, userId: number, visitorHash: string, now: Date): Promise<boolean> {
  const own = and(
    eq(trustedBrowsers.userId, userId),
    eq(trustedBrowsers.visitorHash, visitorHash),
    gt(trustedBrowsers.expiresAt, now),
  )
  return (await db.$count(trustedBrowsers, own)) > 0
}

/** Whose second proof this browser owes, while it may still be given. */
export async function findPending(db: Db, visitorHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(pendingSteps)
    .where(and(eq(pendingSteps.visitorHash, visitorHash), gt(pendingSteps.expiresAt, now)))
  return row
}

/** Nothing of the account's asks for a second step any more. */
export async function forgetFactors({ db }: { readonly db: Db }, userId: number): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes, pendingSteps, trustedBrowsers])
    await db.delete(table).where(eq(table.userId, userId))
}
