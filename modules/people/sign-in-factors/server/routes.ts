import { type Ctx, handle, handleAfter } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import * as contract from '../contract/index.ts'
import { beginSetup, confirmSetup, countSetup, removeApp } from './apps.ts'
import { challengeMs, makeChallenge } from './challenges.ts'
import { accessOwn, makeRecoveryCodes, readFactors, refuse, notifyOwner } from './factors.ts'
import { addPasskey, offerPasskey, removePasskey, renamePasskey } from './keys.ts'
import type { Seal } from './seal.ts'
import type { FactorSettings } from './settings.ts'
import { countStep, leaveStep, passStep, readStep, recognizeKey, signInByKey } from './step.ts'
import { trustedBrowsers } from './tables.ts'
import { type RelyingParty, verifyMade } from './webauthn.ts'

export interface FactorTools {
  readonly settings: FactorSettings
  readonly seal: Seal
  readonly partyOf: (ctx: Pick<Ctx, 'visit'>) => RelyingParty
}

/** @throws not_fresh, codes_without_factor */
async function renewCodes(ctx: Ctx): Promise<string[]> {
  const user = await accessOwn(ctx)
  if (user.secondFactorSince === null) throw refuse('codes_without_factor')
  ctx.security('user_updated', { reason: 'codes_renewed' })
  await notifyOwner(ctx, user, { kind: 'codes_renewed' })
  return makeRecoveryCodes(ctx, user.id)
}

/** The security of one's own account. */
export function accountRoutes({ settings, seal, partyOf }: FactorTools) {
  const { staffNeedsFactor } = settings
  const factorsOf = (ctx: Ctx) => readFactors(ctx, staffNeedsFactor)
  return [
    handle(contract.getFactors, factorsOf),

    handle(contract.beginAppSetup, (ctx) => beginSetup(ctx, seal, settings)),

    handleAfter(contract.confirmApp, countSetup, async (ctx, { body }, wasRight) => {
      const codes = await confirmSetup(ctx, seal, body)
      await wasRight()
      return { factors: await factorsOf(ctx), recoveryCodes: codes }
    }),

    handle(contract.removeApp, async (ctx) => {
      await removeApp(ctx, staffNeedsFactor)
      return factorsOf(ctx)
    }),

    handle(contract.renewRecoveryCodes, async (ctx) => {
      const codes = await renewCodes(ctx)
      return { factors: await factorsOf(ctx), recoveryCodes: codes }
    }),

    handle(contract.forgetTrustedBrowsers, async (ctx) => {
      await ctx.db.delete(trustedBrowsers).where(eq(trustedBrowsers.userId, ctx.viewer.id))
      return factorsOf(ctx)
    }),

    handle(contract.offerPasskey, (ctx) => offerPasskey(ctx, partyOf(ctx))),

    handleAfter(
      contract.addPasskey,
      (ctx, { body }) => verifyMade(partyOf(ctx), body),
      async (ctx, { body }, made) => {
        const codes = await addPasskey(ctx, body, made)
        return { factors: await factorsOf(ctx), recoveryCodes: codes }
      },
    ),

    handle(contract.renamePasskey, async (ctx, { params, body }) => {
      await renamePasskey(ctx, params.passkeyId, body.name)
      return factorsOf(ctx)
    }),

    handle(contract.removePasskey, async (ctx, { params }) => {
      await removePasskey(ctx, params.passkeyId, staffNeedsFactor)
      return factorsOf(ctx)
    }),
  ]
}

/** The second step of signing in, and signing in by a passkey. */
export const signInRoutes = ({ settings, seal, partyOf }: FactorTools) => [
  handle(contract.askForPasskey, async (ctx) => ({
    challenge: makeChallenge(ctx, 'sign_in'),
    rpId: partyOf(ctx).id,
    timeoutMs: challengeMs,
  })),

  handleAfter(
    contract.signInByPasskey,
    (ctx, { body }) => recognizeKey(ctx, partyOf(ctx), body, settings.isDemo),
    (ctx, { body }, signed) => signInByKey(ctx, signed, body),
  ),

  handle(contract.getPendingStep, readStep),

  handleAfter(contract.passStep, countStep, (ctx, { body }, counted) => passStep(ctx, seal, body, counted)),

  handle(contract.leaveStep, async (ctx) => {
    await leaveStep(ctx)
    return null
  }),
]
