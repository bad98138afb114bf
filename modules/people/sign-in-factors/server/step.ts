import {
  askToReturn,
  type Entrance,
  requireEntry,
  requireOwnEntry,
  type SignInStep,
} from '@school/accounts/server'
import { isDemoAddress } from '@school/demo-school/server'
import { findUser, isOfStaff } from '@school/users/server'
import type { SignedIn } from '@school/accounts/contract'
import type { Ctx } from '@school/kernel/server'
import { isSafeRedirect, link, site } from '@school/routes'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { PasskeyProof, PendingStep, StepCode } from '../contract/factors.ts'
import { takeAppCode } from './apps.ts'
import { takeChallenge } from './challenges.ts'
import { readCode, recoveryHash } from './codes.ts'
import { refuse, notifyOwner } from './factors.ts'
import { countCode } from './guesses.ts'
import { countRecoveryCodes, findApp, findPasskey, findPending, isTrusted, listPasskeys } from './queries.ts'
import type { Seal } from './seal.ts'
import { passkeys, pendingSteps, recoveryCodes, trustedBrowsers } from './tables.ts'
import { visitorHashOf } from './visitors.ts'
import { challengeIn, type RelyingParty, verifyProof } from './webauthn.ts'

const stepMs = 10 * 60_000
const trustMs = 30 * 24 * 3600_000

/** A user with a second factor shows it before a session is opened; a trusted browser is not asked, except for the staff. */
export const askForFactor: SignInStep = async (
  ctx: Ctx,
  { userId, afterSignInPath }: Omit<Entrance, 'way'>,
) => {
  const user = await findUser(ctx.db, userId)
  if (!user?.secondFactorSince) return null
  const visitorHash = visitorHashOf(ctx.visit)
  if (!isOfStaff(user) && (await isTrusted(ctx.db, userId, visitorHash, ctx.now))) return null
  const begun = { userId, afterSignInPath, expiresAt: new Date(ctx.now.getTime() + stepMs) }
  await ctx.db
    .insert(pendingSteps)
    .values({ visitorHash, ...begun })
    .onConflictDoUpdate({ target: pendingSteps.visitorHash, set: begun })
  return link(site.market.signInStep)
}

export async function readStep({ db, visit, now }: Ctx): Promise<PendingStep | null> {
  const pending = await findPending(db, visitorHashOf(visit), now)
  if (!pending) return null
  const { userId } = pending
  const [user, app, keys, codes] = await Promise.all([
    findUser(db, userId),
    findApp(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
  ])
  return {
    hasApp: app !== undefined,
    hasPasskey: keys.length > 0,
    hasRecoveryCodes: codes > 0,
    mayTrust: user !== undefined && !isOfStaff(user),
  }
}

export interface CountedStep {
  readonly userId: number
  readonly wasRight: () => Promise<void>
}

/** Before the transaction: whose code is about to be tried. @throws step_outdated, too_many_codes */
export async function countStep(ctx: Ctx): Promise<CountedStep> {
  const pending = await findPending(ctx.db, visitorHashOf(ctx.visit), ctx.now)
  if (!pending) throw refuse('step_outdated')
  return { userId: pending.userId, wasRight: await countCode(ctx, pending.userId) }
}

/** Deletes a completed step. */
async function takeStep({ db, visit, now }: Ctx, userId: number) {
  const [taken] = await db
    .delete(pendingSteps)
    .where(
      and(
        eq(pendingSteps.visitorHash, visitorHashOf(visit)),
        eq(pendingSteps.userId, userId),
        gt(pendingSteps.expiresAt, now),
      ),
    )
    .returning({ afterSignInPath: pendingSteps.afterSignInPath })
  return taken
}

/** @throws code_wrong for one that was never given and one that was used alike */
async function takeRecoveryCode(ctx: Ctx, userId: number, code: string): Promise<void> {
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, recoveryHash(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  if (taken.length === 0) throw refuse('code_wrong')
  const user = (await findUser(ctx.db, userId))!
  await notifyOwner(ctx, user, { kind: 'code_used', left: await countRecoveryCodes(ctx.db, userId) })
}

/** @throws step_outdated, code_wrong, code_used */
export async function passStep(
  ctx: Ctx,
  seal: Seal,
  { code, trusts }: z.output<typeof StepCode>,
  { userId, wasRight }: CountedStep,
): Promise<SignedIn> {
  const step = await takeStep(ctx, userId)
  if (!step) throw refuse('step_outdated')
  const typed = readCode(code)
  try {
    if (typed.kind === 'app') await takeAppCode(ctx, seal, userId, typed.digits)
    else if (typed.kind === 'recovery') await takeRecoveryCode(ctx, userId, typed.code)
    else throw refuse('code_wrong')
  } catch (error) {
    ctx.security('authn_login_fail', { reason: 'code_wrong', subjectIds: [userId] })
    throw error
  }
  const user = await findUser(ctx.db, userId)
  if (trusts && user && !isOfStaff(user)) await trustBrowser(ctx, userId)
  await wasRight()
  ctx.visit.signIn(userId)
  return { userId, afterSignInPath: step.afterSignInPath, nextStep: null }
}

async function trustBrowser({ db, visit, now }: Ctx, userId: number): Promise<void> {
  const expiresAt = new Date(now.getTime() + trustMs)
  await db
    .insert(trustedBrowsers)
    .values({ userId, visitorHash: visitorHashOf(visit), expiresAt })
    .onConflictDoUpdate({
      target: [trustedBrowsers.userId, trustedBrowsers.visitorHash],
      set: { expiresAt },
    })
}

export async function leaveStep({ db, visit }: Ctx): Promise<void> {
  await db.delete(pendingSteps).where(eq(pendingSteps.visitorHash, visitorHashOf(visit)))
}

/** A passkey that has signed, with its counter then and now. */
export interface Signed {
  readonly id: number
  readonly userId: number
  readonly counter: number
  readonly newCounter: number
}

/** Verifies a signature; runs before the transaction because it takes time. @throws passkey_wrong */
export async function recognizeKey(
  ctx: Ctx,
  party: RelyingParty,
  proof: PasskeyProof,
  isDemo: boolean,
): Promise<Signed> {
  const passkey = await findPasskey(ctx.db, proof.id)
  const owner = passkey && (await findUser(ctx.db, passkey.userId))
  const isOpen = owner !== undefined && (isDemo || !isDemoAddress(owner.email ?? ''))
  const newCounter = passkey && isOpen ? await verifyProof(party, proof, passkey) : null
  if (!passkey || newCounter === null) {
    const subjectIds = passkey ? [passkey.userId] : []
    ctx.security('authn_login_fail', { reason: 'passkey_wrong', subjectIds })
    throw refuse('passkey_wrong')
  }
  return { id: passkey.id, userId: passkey.userId, counter: passkey.counter, newCounter }
}

/**
 * A passkey is something that one has and, as its person was verified, something that one knows or is: no step follows. Where a step of
 * the same person waits in this browser, it is passed: the way that has led to it was judged.
 * @throws external_sign_in_only where only providers let in; passkey_outdated, passkey_wrong when it was used or removed in this very moment
 */
export async function signInByKey(
  ctx: Ctx,
  { id, userId, counter, newCounter }: Signed,
  { clientData, redirectUrl }: PasskeyProof,
): Promise<SignedIn> {
  if (!(await takeChallenge(ctx, 'sign_in', challengeIn(clientData)))) throw refuse('passkey_outdated')
  const used = await ctx.db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: ctx.now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw refuse('passkey_wrong')
  const step = await takeStep(ctx, userId)
  if (!step) {
    requireEntry(ctx, 'passkey')
    await requireOwnEntry(ctx, userId, 'passkey')
  }
  const back = await askToReturn(ctx, { userId })
  if (back !== null) return { userId, afterSignInPath: null, nextStep: back }
  ctx.visit.signIn(userId)
  const wanted = redirectUrl && isSafeRedirect(redirectUrl) ? redirectUrl : null
  return { userId, afterSignInPath: step?.afterSignInPath ?? wanted, nextStep: null }
}
