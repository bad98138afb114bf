import { accountOf, changeUser, lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { Onboarding, OnboardingData, OnboardingStep } from '../contract/onboarding.ts'
import { keep } from './change.ts'
import { resumedAt, stepsOf } from './onboarding-rules.ts'
import { findProfile } from './queries.ts'

export async function readOnboarding(ctx: Ctx, isFinished?: boolean): Promise<Onboarding> {
  const account = accountOf(ctx)
  const known = await findProfile(ctx.sql, account.id)
  const kept = known?.onboarding?.step ?? null
  const steps = stepsOf({
    account,
    // An answer of an earlier step still belongs to that step and may be corrected by going back.
    isSchoolKnown: kept === null && Boolean(known?.schoolId ?? known?.schoolName),
    areInterestsKnown: kept === null && (known?.disciplineIds.length ?? 0) > 0,
  })
  const isOver = isFinished ?? account.onboardingFinishedAt !== null
  return { step: isOver ? null : resumedAt(kept, steps), steps, data: known?.onboarding?.data ?? {} }
}

/** Saves every step as it is left, so that onboarding can be resumed. */
export async function goOnboarding(
  ctx: Ctx,
  { step, data = {} }: { step: OnboardingStep | null; data?: OnboardingData | undefined },
): Promise<Onboarding> {
  const account = accountOf(ctx)
  await lockUser(ctx.sql, account.id)
  const known = await findProfile(ctx.sql, account.id)
  const said = { ...known?.onboarding?.data, ...data }
  const { weeklyMinutes } = said
  await keep(ctx, account.id, {
    onboarding: { step: step ?? known?.onboarding?.step ?? 'plan', data: said },
    ...(weeklyMinutes === undefined ? {} : { weeklyMinutes }),
    // The card on the dashboard begins to ask some days after the acquaintance.
    ...(step === null ? { askedAgainAt: ctx.now } : {}),
  })
  const isFirstEnd = step === null && account.onboardingFinishedAt === null
  if (isFirstEnd) await changeUser(ctx, account.id, { onboardingFinishedAt: ctx.now })
  return readOnboarding(ctx, step === null || account.onboardingFinishedAt !== null)
}
