import { randomBytes } from 'node:crypto'
import { emailOf } from '@school/kernel/contract'
import { type Ctx, type Job, refusals, sendMessage } from '@school/kernel/server'
import { findUser } from '@school/users/server'
import { keepWayIn, noteAccountEvent } from '@school/accounts/server'
import { shortName } from '@school/names/server'
import { and, eq, lte } from 'drizzle-orm'
import { cutText, normaliseText } from '@school/texts'
import { identityErrors } from '../contract/errors.ts'
import type { Provider } from '../contract/provider.ts'
import type { SocialProfile } from './known-providers.ts'
import { boundLetter, unboundLetter } from './letters.ts'
import { digestOf, findBoundUser, type OfferRow } from './queries.ts'
import { identities, identityOffers } from './tables.ts'

const refuse = refusals(identityErrors)

const offerMs = 15 * 60_000
const mostOfEmail = 200

/** Keeps what a provider has said until the person decides. @returns the token by which it is found */
export async function offerBinding(
  { db, visit, now }: Ctx,
  provider: Provider,
  { subject, firstName, lastName, email, isEmailProved }: SocialProfile,
  redirectUrl: string | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(identityOffers).values({
    tokenHash: digestOf(token),
    visitorHash: digestOf(visit.visitorId),
    provider,
    subject,
    firstName: cutText(normaliseText(firstName, 'name'), 60),
    lastName: cutText(normaliseText(lastName, 'name'), 60),
    email: email === null || email.length > mostOfEmail ? null : emailOf(email),
    isEmailProved,
    redirectUrl,
    expiresAt: new Date(now.getTime() + offerMs),
  })
  return token
}

/**
 * From now on the provider may say that somebody is this user. Binding the same again changes nothing; the offer stays until its time is over,
 * so that a repeat finds it.
 * @throws identity_taken by somebody else; network_taken when another person of the same provider is bound
 */
export async function bindIdentity(ctx: Ctx, userId: number, offer: OfferRow): Promise<void> {
  const { provider, subject } = offer
  const added = await ctx.db
    .insert(identities)
    .values({ userId, provider, subject, name: shortName(offer), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (added.length === 0) {
    const owner = await findBoundUser(ctx.db, provider, subject)
    if (owner === userId) return
    throw refuse(owner === null ? 'network_taken' : 'identity_taken')
  }
  await noteAccountEvent(ctx, userId, 'identity_bound')
  ctx.security('user_updated', { userId, reason: 'identity_bound' })
  const user = await findUser(ctx.db, userId)
  if (user?.email) await sendMessage(ctx, boundLetter(user, provider, ctx.now), ctx.now)
}

/** @throws last_way_in; what is not bound is unbound already */
export async function unbindIdentity(ctx: Ctx, userId: number, provider: Provider): Promise<void> {
  const [known] = await ctx.db
    .select({ provider: identities.provider })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
  if (!known) return
  const removed = await keepWayIn(ctx, userId, async () => {
    const [identity] = await ctx.db
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
      .returning({ provider: identities.provider })
    return identity ?? null
  })
  if (!removed) return
  await noteAccountEvent(ctx, userId, 'identity_unbound')
  ctx.security('user_updated', { userId, reason: 'identity_unbound' })
  const user = await findUser(ctx.db, userId)
  if (user?.email) await sendMessage(ctx, unboundLetter(user, provider, ctx.now), ctx.now)
}

export const forgetOffers: Job = {
  name: 'forget-identity-offers',
  schedule: '*/15 * * * *',
  summary: 'Forgets what providers have said of those who bound nothing in a quarter of an hour',
  run: async ({ db, now }) => {
    await db.delete(identityOffers).where(lte(identityOffers.expiresAt, now))
  },
}
