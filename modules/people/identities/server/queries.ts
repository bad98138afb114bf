import { hash } from 'node:crypto'
import type { Db } from '@school/db'
import { findHolder } from '@school/users/server'
import { and, eq, gt } from 'drizzle-orm'
import type { Provider } from '../contract/provider.ts'
import { identities, identityOffers } from './tables.ts'

export const digestOf = (text: string): string => hash('sha256', text, 'base64url')

/** The user bound to this subject of the provider; null when there is none. */
export async function findBoundUser(db: Db, provider: Provider, subject: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return row?.userId ?? null
}

export function listBindings(db: Db, userId: number) {
  return db
    .select({ provider: identities.provider, name: identities.name })
    .from(identities)
    .where(eq(identities.userId, userId))
}

export type OfferRow = typeof identityOffers.$inferSelect

/** Of this browser and in its time. */
export async function findOffer(
  db: Db,
  token: string,
  visitorId: string,
  now: Date,
): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(identityOffers)
    .where(
      and(
        eq(identityOffers.tokenHash, digestOf(token)),
        eq(identityOffers.visitorHash, digestOf(visitorId)),
        gt(identityOffers.expiresAt, now),
      ),
    )
  return row
}

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await findHolder(db, { email })) !== undefined
}
