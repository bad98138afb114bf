import { publicName } from '@school/names/server'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { readPhone } from '../contract/phone.ts'
import { invite } from './codes.ts'
import { parentSms } from './letters.ts'
import { findChild } from './queries.ts'

const dayMs = 24 * 3600_000
const mostPhonesADay = 3
/** Of one number: a family has several children. */
const mostChildrenADay = 6

/**
 * Sends an SMS with a code and a link to the owner of a phone, on behalf of a child.
 * @param phone `79123456789`
 * @returns `false` when the child or the number has had enough today
 */
export async function askByPhone(ctx: Ctx, childId: number, phone: string): Promise<boolean> {
  // Counted apart from the transaction: what was refused has been asked too.
  // By the number too: children’s accounts are easy to make, and one number must not get calls from many of them.
  const counts = await Promise.all([
    ctx.limits.consume(`parent-sms:${childId}`, mostPhonesADay, dayMs),
    ctx.limits.consume(`parent-sms-to:${ctx.sign(`parent-sms:${phone}`)}`, mostChildrenADay, dayMs),
  ])
  if (counts.some(({ isAllowed }) => !isAllowed)) return false
  const { code, spelled, expiresAt } = await invite(ctx, { madeBy: childId, kind: 'phone', phone })
  const child = (await findChild(ctx.sql, childId))!
  const page = link(site.market.parentConfirmation, { userId: childId, parentPhone: phone }, { code })
  const cause = `family-phone:${ctx.sign(code)}`
  const sms = parentSms({
    phone,
    child: publicName(child),
    code: spelled,
    link: page,
    until: expiresAt,
    cause,
  })
  await sendMessage(ctx, sms, ctx.now)
  return true
}

/** At sign-up the parent whose phone is named is asked at once; a number that has had enough today may be asked later. */
export async function askNamedParent(
  ctx: Ctx,
  { id }: { readonly id: number },
  named: string,
): Promise<void> {
  const phone = readPhone(named)
  if (phone !== null) await askByPhone(ctx, id, phone)
}
