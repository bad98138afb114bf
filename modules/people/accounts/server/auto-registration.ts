import { type PassedCaptcha, requireCaptcha } from '@school/captcha/server'
import { type Ctx, networkOf } from '@school/kernel/server'
import type * as z from 'zod'
import type { AutoRegistered, AutoRegistration } from '../contract/auto-registration.ts'
import { addUser, isElementaryGrade, type Account } from '@school/users/server'
import { guestName } from './ru.ts'
import { gradeOf } from './rules.ts'
import { requireEntry } from './entry-rules.ts'
import { homeBrandOf } from './home-brand.ts'

const present = ({ id, gradeIndex, type }: Pick<Account, 'id' | 'gradeIndex' | 'type'>) => {
  const grade = gradeOf(gradeIndex)
  return { id, grade: grade && { id: grade.id, index: grade.index }, type }
}

const windowMs = 3600_000
const freeOfAddress = 1

/** An account costs something: the first one of an address in an hour is free, the next ones cost a captcha. @throws captcha_wrong */
export async function payForAccount(ctx: Ctx, recaptchaToken = ''): Promise<PassedCaptcha | null> {
  if (ctx.account !== null) return null
  const address = `auto-registration:${networkOf(ctx.visit.ip)}`
  const { isAllowed } = await ctx.limits.consume(address, freeOfAddress, windowMs)
  return isAllowed ? null : requireCaptcha(ctx, recaptchaToken)
}

/** Somebody who begins without a form. Signing up later keeps the account and all that was done in it. */
export async function autoRegister(
  ctx: Ctx,
  { type, gradeIndex }: z.output<typeof AutoRegistration>,
): Promise<z.output<typeof AutoRegistered>> {
  if (ctx.account !== null) return present(ctx.account as Account)
  // The site and the portal of no brand let everybody begin.
  if (homeBrandOf(ctx) !== null) requireEntry(ctx, 'anonymous')
  const grade = type === 'pupil' ? gradeIndex : null
  // A guest has no contact that another user could hold.
  const id = (await addUser(ctx, {
    firstName: guestName,
    type,
    gradeIndex: grade,
    isElementaryPupil: isElementaryGrade(grade),
    isAutoRegistered: true,
    publicProfile: false,
    homeBrand: homeBrandOf(ctx),
    createdAt: ctx.now,
  }))!
  ctx.security('user_created', { userId: id })
  ctx.visit.signIn(id, null, { sharesBudget: true })
  return present({ id, gradeIndex: grade, type })
}
