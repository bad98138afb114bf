import type { Sql } from '@school/db'
import { type Ctx, extensionPoint, sendMessage } from '@school/kernel/server'
import { noteAccountEvent } from './account-events.ts'
import { accessResetLetter } from './letters.ts'
import {
  changeUser,
  confirmContact,
  findClaim,
  freeContact,
  type Login,
  loginText,
  findUser,
} from '@school/users/server'
import { endOtherSessions, isWeakSession } from './own-sessions.ts'

// An unconfirmed contact reserves nothing and proves nothing: the person who confirms it may find an account that somebody else has made
// with it (decision 080).

/** Revokes credentials and links that give access to an account. Contributed by the modules that keep them; runs in the transaction of the proof. */
type ResetsAccess = (ctx: Ctx, userId: number) => Promise<void>

export const accessReset = extensionPoint<ResetsAccess>('accounts.access_reset')

/** @param contact as `loginText` writes it */
type FreesContact = (ctx: Ctx, userIds: readonly number[], contact: string) => Promise<void>

/** Accounts have lost a contact that somebody else has proved. Contributed by the modules that have sent something there for them. */
export const contactFreed = extensionPoint<FreesContact>('accounts.contact_freed')

/**
 * A lock: proofs of one contact, and sign-ups with it, wait for each other until their transactions end. Take it before locking their codes, links
 * and rows of users, because a proof removes those of others.
 */
export async function holdContact(sql: Sql, login: Login): Promise<void> {
  await sql.query({
    name: 'hold_contact',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`contact:${loginText(login)}`],
  })
}

/** Other accounts that name the contact without a proof name it no more, and what was sent there for them opens nothing. */
export async function removeUnprovedCopies(ctx: Ctx, userId: number, login: Login): Promise<void> {
  const freedIds = await freeContact(ctx.sql, userId, login)
  if (freedIds.length === 0) return
  for (const free of ctx.extensions(contactFreed)) await free(ctx, freedIds, loginText(login))
}

/** Everything by which others may come into the account ends, but the session of the prover. */
async function resetAccess(ctx: Ctx, userId: number): Promise<void> {
  await changeUser(ctx, userId, { passwordHash: null, secondFactorSince: null, unconfirmedEmail: null })
  await endOtherSessions(ctx, userId)
  for (const reset of ctx.extensions(accessReset)) await reset(ctx, userId)
  await noteAccountEvent(ctx, userId, 'access_reset')
  ctx.security('user_updated', { reason: 'access_reset', userId })
}

/** What became of a proof: `taken` is of another account, which has proved it before; `gone` is no contact of this one any more. */
export type Proof = 'proved' | 'reset' | 'taken' | 'gone'

export interface Proving {
  readonly userId: number
  readonly login: Login
  /** The contact becomes the account's by the proof; otherwise it must be its already. */
  readonly isNew?: boolean
  /** The prover has shown that the account was theirs before: by its password. */
  readonly knowsPassword?: boolean
}

/**
 * Records that somebody reads the messages sent to a contact. The first proof from outside the account’s sessions revokes all other ways in,
 * because their owners may have made the account. The owner is notified.
 * @returns `reset` when that was done
 */
export async function proveContact(
  ctx: Ctx,
  { userId, login, isNew = false, knowsPassword = false }: Proving,
): Promise<Proof> {
  await holdContact(ctx.sql, login)
  const found = await findClaim(ctx.sql, userId, login)
  if (!found || (!found.isOwn && !isNew)) return 'gone'
  if (found.isTaken) return 'taken'
  await removeUnprovedCopies(ctx, userId, login)
  await confirmContact(ctx, userId, login)
  const isInside = ctx.viewer.id === userId && !isWeakSession(ctx)
  if (found.wasProved || isInside || knowsPassword) return 'proved'
  await resetAccess(ctx, userId)
  const user = (await findUser(ctx.db, userId))!
  if (user.email && user.emailConfirmedAt) await sendMessage(ctx, accessResetLetter(user, ctx.now), ctx.now)
  return 'reset'
}
