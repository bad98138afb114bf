import { accountOf, setGrade } from '@school/users/server'
import { shortName } from '@school/names/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import { bonusErrors, Partner, type PartnerGift, partners } from '../contract/index.ts'
import { findPosting } from './queries.ts'

export const refuse = refusals(bonusErrors)

/** Size of each partner's gift, in bonuses; 0 when the offer is over. */
export type GiftSizes = Readonly<Record<Partner, number>>

/** @throws partner_not_found */
function partnerOf(name: string): Partner {
  const { data } = Partner.safeParse(name)
  if (!data) throw refuse('partner_not_found')
  return data
}

function ownerOf(ctx: Ctx): PartnerGift['owner'] {
  if (ctx.account === null) return null
  const account = accountOf(ctx)
  const { gradeIndex, type, isParent, isGraduate } = account
  return {
    name: shortName(account),
    gradeIndex,
    needsGrade: type === 'pupil' && !isParent && !isGraduate && gradeIndex === null,
  }
}

/** @throws partner_not_found */
export async function readGift(ctx: Ctx, name: string, sizes: GiftSizes): Promise<PartnerGift> {
  const partner = partnerOf(name)
  const owner = ownerOf(ctx)
  const takenAt = owner && (await findPosting(ctx.sql, ctx.viewer.id, partners[partner]))
  const isStaff = owner !== null && accountOf(ctx).type === 'agent'
  return {
    partner,
    bonuses: sizes[partner],
    state: takenAt ? 'taken' : sizes[partner] === 0 ? 'over' : isStaff ? 'not_yours' : 'open',
    takenAt: takenAt?.toISOString() ?? null,
    owner,
  }
}

/** @throws partner_not_found, partner_gift_over, partner_gift_taken, partner_gift_not_for_staff, partner_gift_grade */
export async function claimGift(
  ctx: Ctx,
  name: string,
  gradeIndex: number | null,
  sizes: GiftSizes,
): Promise<void> {
  const { partner, bonuses, state, owner } = await readGift(ctx, name, sizes)
  if (state === 'over') throw refuse('partner_gift_over')
  if (state === 'taken') throw refuse('partner_gift_taken')
  if (state === 'not_yours') throw refuse('partner_gift_not_for_staff')
  if (owner?.needsGrade) {
    if (gradeIndex === null) throw refuse('partner_gift_grade')
    await setGrade(ctx, ctx.viewer.id, gradeIndex)
  }
  const cause = { reason: 'partner_gift', sourceType: 'partner', sourceId: partners[partner] }
  const posting = { userId: ctx.viewer.id, currency: 'bonuses' as const, amount: bonuses, ...cause }
  if (!(await grant(ctx.sql, posting, ctx.now))) throw refuse('partner_gift_taken')
}
