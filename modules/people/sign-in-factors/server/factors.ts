import { findUser, isOfStaff, changeUser, lockUser } from '@school/users/server'
import { isFresh, noteAccountEvent } from '@school/accounts/server'
import type { UserRow } from '@school/users/tables'
import { type Ctx, refusals, sendMessage } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { factorErrors } from '../contract/errors.ts'
import type { Factors } from '../contract/factors.ts'
import { makeRecoveryCode, recoveryHash } from './codes.ts'
import { changeLetter, type FactorChange } from './letters.ts'
import { countRecoveryCodes, countTrustedBrowsers, findApp, listPasskeys } from './queries.ts'
import { recoveryCodes, trustedBrowsers } from './tables.ts'

export const refuse = refusals(factorErrors)

const codesAtOnce = 10

/** What is hard to take back is changed soon after signing in. @throws not_fresh */
export async function demandFresh(ctx: Ctx): Promise<void> {
  if (!(await isFresh(ctx))) throw refuse('not_fresh')
}

/** Changes of one person follow each other from here to their commit. @throws not_fresh */
export async function accessOwn(ctx: Ctx): Promise<UserRow> {
  await lockUser(ctx.sql, ctx.viewer.id)
  await demandFresh(ctx)
  return (await findUser(ctx.db, ctx.viewer.id))!
}

export async function readFactors(ctx: Ctx, staffNeedsFactor: boolean): Promise<Factors> {
  const { db, viewer, now } = ctx
  const [user, app, keys, recoveryCodesLeft, browsers, fresh] = await Promise.all([
    findUser(db, viewer.id),
    findApp(db, viewer.id),
    listPasskeys(db, viewer.id),
    countRecoveryCodes(db, viewer.id),
    countTrustedBrowsers(db, viewer.id, now),
    isFresh(ctx),
  ])
  return {
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isSynced,
    })),
    appSince: app?.createdAt.toISOString() ?? null,
    recoveryCodesLeft,
    trustedBrowsers: browsers,
    isRequired: staffNeedsFactor && isOfStaff(user!),
    isFresh: fresh,
  }
}

/** The owner is notified of every change, including the owner’s own. */
export async function notifyOwner(ctx: Ctx, user: UserRow, change: FactorChange): Promise<void> {
  await noteAccountEvent(ctx, user.id, change.kind)
  if (user.email) await sendMessage(ctx, changeLetter(user, change, ctx.now), ctx.now)
}

/** Ten codes in place of those that were. @returns the only time that anybody sees them */
export async function makeRecoveryCodes({ db }: Ctx, userId: number): Promise<string[]> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: codesAtOnce }, makeRecoveryCode)
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(userId, code) })))
  return codes
}

/**
 * After a factor was added: signing in asks for it from now on, trusted browsers are asked again, and the session is replaced, so that a stolen
 * copy of it is worthless.
 * @returns codes to be shown, when there were none before
 */
export async function noteAdded(ctx: Ctx, user: UserRow): Promise<string[]> {
  await ctx.db.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, user.id))
  if (user.secondFactorSince === null) await changeUser(ctx, user.id, { secondFactorSince: ctx.now })
  ctx.security('user_updated', { reason: 'factor_added' })
  ctx.visit.signIn(user.id)
  return (await countRecoveryCodes(ctx.db, user.id)) > 0 ? [] : makeRecoveryCodes(ctx, user.id)
}

/**
 * After a factor was removed: without any factor left the second step is switched off.
 * @throws factor_needed when it was the last one of somebody who must have one
 */
export async function noteRemoved(ctx: Ctx, user: UserRow, staffNeedsFactor: boolean): Promise<void> {
  const [app, keys] = await Promise.all([findApp(ctx.db, user.id), listPasskeys(ctx.db, user.id)])
  ctx.security('user_updated', { reason: 'factor_removed' })
  await ctx.db.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, user.id))
  if (app || keys.length > 0) return
  if (staffNeedsFactor && isOfStaff(user)) throw refuse('factor_needed')
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  await changeUser(ctx, user.id, { secondFactorSince: null })
}
