import { readerLink } from '@school/routes/reader-address'
import {
  type AllowedWish,
  allowCode,
  allowLink,
  findLink,
  giveCode,
  giveLink,
  takeLink,
} from './codes/index.ts'
import {
  afterPasswordChange,
  hashPassword,
  holdContact,
  judgeNewPassword,
  ownTexts,
  loginOf,
  proveContact,
  requireOwnEntry,
  wayOf,
} from '@school/accounts/server'
import { isDemoAddress } from '@school/demo-school/server'
import { findUser, findUserByLogin, type Login, changeUser } from '@school/users/server'
import type { UserRow } from '@school/users/tables'
import { codeErrors } from '../contract/code-errors.ts'
import { type Ctx, refusals, sendMessage } from '@school/kernel/server'
import { codeTexts, recoveryAction, recoveryLink, recoveryWords } from './letters.ts'
import { reportReuse } from './used-links.ts'
import { addressOfLogin, opensAccount } from './rules.ts'

const refuseLink = refusals(codeErrors)

export const recoveryPurpose = 'contacts.recovery'

/** A code has been shown already; a new password is typed in a minute. */
const afterCodeMs = 30 * 60_000

/** A request for recovery: the user, and the contact by which it was made. */
export interface Wish {
  login: Login
  user: UserRow | null
  allowed: AllowedWish
}

/** The person of a contact that opens their account. */
export async function findOwner(ctx: Ctx, login: Login, isDemo: boolean): Promise<UserRow | null> {
  const user = await findUserByLogin(ctx.db, login, (id) => ctx.visit.isKnownTo(id))
  if (!user || user.leavingAt || (!isDemo && isDemoAddress(user.email ?? ''))) return null
  return opensAccount(user, login) ? user : null
}

/** @throws TooManyRequests, the same for known and unknown contacts */
export async function wishRecovery(ctx: Ctx, login: Login, isDemo: boolean): Promise<Wish> {
  const user = await findOwner(ctx, login, isDemo)
  const wish = { purpose: recoveryPurpose, to: addressOfLogin(login), userId: user?.id ?? null }
  const allowed = await ('phone' in login ? allowCode(ctx, wish) : allowLink(ctx, wish))
  return { login, user, allowed }
}

/** Sends a code or a letter. For an unknown contact the same rows are written, and no message is sent. @throws code_too_soon */
export async function beginRecovery(ctx: Ctx, { login, user, allowed }: Wish): Promise<void> {
  const subjectIds = user ? [user.id] : []
  ctx.security('authn_token_created', { reason: 'recovery', subjectIds })
  if ('phone' in login) return giveCode(ctx, allowed, (code) => ({ text: codeTexts.recovery(code) }))
  const { token, expiresAt, cause } = await giveLink(ctx, {
    purpose: recoveryPurpose,
    userId: allowed.userId,
    subject: addressOfLogin(login),
  })
  await sendMessage(
    ctx,
    {
      channel: 'email',
      kind: 'needed',
      to: allowed.to,
      ...recoveryWords(user, allowed.to),
      // Of the portal at which it was asked for.
      link: readerLink(ctx.portalUrl, recoveryLink(token)),
      action: recoveryAction,
      isSecret: true,
      expiresAt,
      isVoid: user === null,
      cause,
    },
    ctx.now,
  )
}

/** After the code of an SMS: what the page of the new password is opened by. */
export async function giveResetToken(ctx: Ctx, userId: number, phone: string): Promise<string> {
  const { token } = await giveLink(ctx, {
    purpose: recoveryPurpose,
    userId,
    subject: phone,
    livesMs: afterCodeMs,
  })
  return token
}

/** @throws of the link; password_common, password_personal */
export async function prepareReset(
  ctx: Ctx,
  { password, resetPasswordToken }: { password: string; resetPasswordToken: string },
): Promise<string> {
  const { userId, subject } = await reportReuse(ctx, findLink(ctx, recoveryPurpose, resetPasswordToken))
  await requireOwnEntry(ctx, userId, wayOf('recovery', loginOf(subject)))
  const user = (await findUser(ctx.db, userId))!
  await judgeNewPassword(password, ownTexts(user))
  return hashPassword(password)
}

/** Confirms the contact of the recovery, sets the password, ends all sessions and notifies the owner. @throws of the link */
export async function reset(
  ctx: Ctx,
  token: string,
  passwordHash: string,
): Promise<{ userId: number; login: Login }> {
  const { subject } = await findLink(ctx, recoveryPurpose, token)
  const login = loginOf(subject)
  await holdContact(ctx.sql, login)
  const { userId } = await takeLink(ctx, recoveryPurpose, token)
  const proof = await proveContact(ctx, { userId, login })
  if (proof === 'taken' || proof === 'gone') throw refuseLink('link_replaced')
  await changeUser(ctx, userId, { passwordHash })
  await afterPasswordChange(ctx, (await findUser(ctx.db, userId))!)
  ctx.security('authn_password_change', { reason: 'recovered', userId })
  return { userId, login }
}
