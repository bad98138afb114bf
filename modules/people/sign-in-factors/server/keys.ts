import { endOtherSessions, keepWayIn } from '@school/accounts/server'
import { fullName } from '@school/names/server'
import { findUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { and, eq } from 'drizzle-orm'
import type { NewPasskey, PasskeyOffer } from '../contract/factors.ts'
import { challengeMs, makeChallenge, takeChallenge } from './challenges.ts'
import { accessOwn, demandFresh, noteAdded, noteRemoved, refuse, notifyOwner } from './factors.ts'
import { listPasskeys } from './queries.ts'
import { passkeys } from './tables.ts'
import { challengeIn, type Made, type RelyingParty, userHandleOf } from './webauthn.ts'

const mostPasskeys = 20

/** @throws not_fresh, passkeys_too_many */
export async function offerPasskey(ctx: Ctx, party: RelyingParty): Promise<PasskeyOffer> {
  await demandFresh(ctx)
  const user = (await findUser(ctx.db, ctx.viewer.id))!
  const known = await listPasskeys(ctx.db, user.id)
  if (known.length >= mostPasskeys) throw refuse('passkeys_too_many')
  return {
    challenge: makeChallenge(ctx, `add:${user.id}`),
    rpId: party.id,
    rpName: party.name,
    userHandle: userHandleOf(user.id),
    userName: user.email ?? fullName(user),
    displayName: fullName(user),
    known: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    timeoutMs: challengeMs,
  }
}

/**
 * Adds what a browser has made. @returns recovery codes to be shown
 * @throws not_fresh, passkey_outdated, passkey_wrong, passkey_known, passkeys_too_many
 */
export async function addPasskey(ctx: Ctx, form: NewPasskey, made: Made | null): Promise<string[]> {
  const user = await accessOwn(ctx)
  if (!(await takeChallenge(ctx, `add:${user.id}`, challengeIn(form.clientData))))
    throw refuse('passkey_outdated')
  if (!made) throw refuse('passkey_wrong')
  if ((await listPasskeys(ctx.db, user.id)).length >= mostPasskeys) throw refuse('passkeys_too_many')
  const added = await ctx.db
    .insert(passkeys)
    .values({ ...made, userId: user.id, name: form.name, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (added.length === 0) throw refuse('passkey_known')
  if (form.endsOthers) await endOtherSessions(ctx)
  await notifyOwner(ctx, user, { kind: 'passkey_added', name: form.name })
  return noteAdded(ctx, user)
}

const own = (ctx: Ctx, passkeyId: number) =>
  and(eq(passkeys.id, passkeyId), eq(passkeys.userId, ctx.viewer.id))

/** @throws passkey_not_found for an absent one and another's alike */
export async function renamePasskey(ctx: Ctx, passkeyId: number, name: string): Promise<void> {
  const named = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(own(ctx, passkeyId))
    .returning({ id: passkeys.id })
  if (named.length === 0) throw refuse('passkey_not_found')
}

/** @throws not_fresh, passkey_not_found, factor_needed, last_way_in */
export async function removePasskey(ctx: Ctx, passkeyId: number, staffNeedsFactor: boolean): Promise<void> {
  const user = await accessOwn(ctx)
  const gone = await keepWayIn(ctx, user.id, async () => {
    const [key] = await ctx.db.delete(passkeys).where(own(ctx, passkeyId)).returning({ name: passkeys.name })
    if (!key) throw refuse('passkey_not_found')
    await noteRemoved(ctx, user, staffNeedsFactor)
    return key
  })
  await notifyOwner(ctx, user, { kind: 'passkey_removed', name: gone.name })
}
