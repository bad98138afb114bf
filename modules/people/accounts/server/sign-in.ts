import { type PassedCaptcha, requireCaptcha, spendCaptcha } from '@school/captcha/server'
import type { Ctx } from '@school/kernel/server'
import { isDemoAddress } from '@school/demo-school/server'
import { countGuess, refusePassword } from './guesses.ts'
import { loginOf } from './login.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { findUser, listByLogin, replacePasswordHash } from '@school/users/server'
import type { UserRow } from '@school/users/tables'

/** Whose password was right, the hash that says so, and the one to keep from now on. */
export interface Recognized {
  userId: number
  passwordHash: string
  renewedHash: string | null
  /** What the browser has paid with, where the address guesses too often. */
  passed: PassedCaptcha | null
}

/**
 * The user with this address or phone and this password.
 * @throws wrong_credentials, the same for both mistakes and for the demo people where there is no demo;
 *   TooManyRequests after ten wrong guesses; captcha_wrong where the address has guessed too often and the browser is not known
 */
export async function recognize(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  isDemo: boolean,
  recaptchaToken = '',
): Promise<Recognized> {
  let passed: PassedCaptcha | null = null
  const login = loginOf(email)
  const isOpen = isDemo || !isDemoAddress(email)
  const candidates = isOpen ? await listByLogin(ctx.db, login, (id) => ctx.visit.isKnownTo(id)) : []
  const wasRight = await countGuess(ctx, login, candidates[0], async () => {
    passed = await requireCaptcha(ctx, recaptchaToken)
  })
  const user = await findByPassword(candidates, password)
  if (!user) throw refusePassword(ctx, 'wrong_credentials', candidates[0])
  await wasRight()
  const { passwordHash } = user
  const renewedHash = isOutdated(passwordHash) ? await hashPassword(password) : null
  return { userId: user.id, passwordHash, renewedHash, passed }
}

/** Whose password it is. An unknown contact costs the same as one wrong guess. */
export async function findByPassword<U extends Pick<UserRow, 'passwordHash'>>(
  candidates: readonly U[],
  password: string,
): Promise<(U & { passwordHash: string }) | null> {
  if (candidates.length === 0) await isPassword(password, null)
  for (const user of candidates) {
    const { passwordHash } = user
    if ((await isPassword(password, passwordHash)) && passwordHash) return { ...user, passwordHash }
  }
  return null
}

/** @throws wrong_credentials when the password was changed since it was looked at */
export async function confirmRecognized(
  ctx: Ctx,
  { password }: { password: string },
  { userId, passwordHash, renewedHash, passed }: Recognized,
): Promise<void> {
  if (passed) await spendCaptcha(ctx, passed, `sign_in:${userId}`)
  if (renewedHash && (await replacePasswordHash(ctx, userId, { seen: passwordHash, next: renewedHash })))
    return
  const now = (await findUser(ctx.db, userId))?.passwordHash ?? null
  // Another hash: changed or renewed in this very moment, most often by the same person in another tab.
  if (now !== passwordHash && !(await isPassword(password, now)))
    throw refusePassword(ctx, 'wrong_credentials', { id: userId })
}
