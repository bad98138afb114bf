import { hash } from 'node:crypto'
import type { Db, Sql } from '@school/db'
import { users } from '@school/accounts/tables'
import { and, eq, gt } from 'drizzle-orm'
import type { Provider } from '../contract/provider.ts'
import { identities, identityOffers } from './tables.ts'

export const digestOf = (text: string): string => hash('sha256', text, 'base64url')

/** Whom the provider calls so; null when nobody is bound. */
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
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows.length > 0
}

/** Whether the person has another way in than this provider: a password or another provider. */
export async function hasOtherWay(sql: Sql, userId: number, provider: Provider): Promise<boolean> {
  const { rows } = await sql.query<{ has: boolean }>({
    name: 'has_other_way_in',
    text: `select u.password_hash is not null
        or exists (select from identities i where i.user_id = u.id and i.provider <> $2) as has
      from users u where u.id = $1`,
    values: [userId, provider],
  })
  return rows[0]?.has ?? false
}
