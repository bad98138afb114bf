import { readerLink } from '@school/routes/reader-address'
import { codeErrors } from '../contract/code-errors.ts'
import { shownPhone } from '@school/accounts/contract'
import { accountOf, findUser, findHolder, isFakeEmail, changeUser } from '@school/users/server'
import { holdContact, noteAccountEvent, proveContact, requirePassword } from '@school/accounts/server'
import {
  type AllowedWish,
  allowCode,
  allowLink,
  endLinks,
  findLink,
  giveCode,
  giveLink,
  takeLink,
} from './codes/index.ts'
import type { UserRow } from '@school/users/tables'
import { type Ctx, refusals, sendMessage } from '@school/kernel/server'
import type * as z from 'zod'
import type { changeEmail, PhoneConfirmation } from '../contract/confirmation.ts'
import { contactErrors } from '../contract/errors.ts'
import {
  changeAskedLetter,
  codeTexts,
  confirmationAction,
  confirmationLink,
  confirmationWords,
  emailChangedLetter,
  phoneChangedLetter,
  type Recipient,
} from './letters.ts'
import { veiledEmail } from './rules.ts'
import { reportReuse } from './used-links.ts'

const refuse = refusals(contactErrors)
const refuseLink = refusals(codeErrors)

export const emailPurpose = 'contacts.email'
/** Two users may ask for one number; each has a separate code. */
export const phonePurpose = (userId: number): string => `contacts.phone:${userId}`

// The address

/** The link that confirms the address which is waiting, else the own one. @throws email_missing, email_confirmed; TooManyRequests */
export async function wishEmailLink(ctx: Ctx): Promise<AllowedWish> {
  const account = accountOf(ctx)
  const to = account.unconfirmedEmail ?? account.email
  if (!to || isFakeEmail(to)) throw refuse('email_missing')
  if (!account.unconfirmedEmail && account.emailConfirmedAt) throw refuse('email_confirmed')
  return allowLink(ctx, { purpose: emailPurpose, to, userId: account.id })
}

/** @param isTaken by another account: the same is written, and nothing leaves */
export async function sendEmailLink(
  ctx: Pick<Ctx, 'sql' | 'db' | 'now'> & Partial<Pick<Ctx, 'portalUrl'>>,
  user: Recipient & { id: number },
  to: string,
  isTaken = false,
): Promise<void> {
  const { token, expiresAt, cause } = await giveLink(ctx, {
    purpose: emailPurpose,
    userId: user.id,
    subject: to,
  })
  await sendMessage(
    ctx,
    {
      channel: 'email',
      kind: 'needed',
      to,
      ...confirmationWords(user, to),
      link: readerLink(ctx.portalUrl ?? null, confirmationLink(token)),
      action: confirmationAction,
      isSecret: true,
      expiresAt,
      isVoid: isTaken,
      cause,
    },
    ctx.now,
  )
}

interface EmailChange {
  allowed: AllowedWish
  isTaken: boolean
}

/** @throws email_same, wrong_current_password; TooManyRequests */
export async function wishEmailChange(
  ctx: Ctx,
  { email, currentPassword }: z.output<NonNullable<(typeof changeEmail)['body']>>['user'],
): Promise<EmailChange> {
  const { id, ...account } = accountOf(ctx)
  const isOwn = account.email?.toLowerCase() === email.toLowerCase()
  if (isOwn && account.emailConfirmedAt) throw refuse('email_same')
  await requirePassword(ctx, id, currentPassword)
  const holder = await findHolder(ctx.db, { email })
  const allowed = await allowLink(ctx, { purpose: emailPurpose, to: email, userId: id })
  return { allowed, isTaken: isFakeEmail(email) || (holder !== undefined && holder.id !== id) }
}

/** Keeps the new address aside until its link is opened, and notifies the old one. */
export async function beginEmailChange(ctx: Ctx, { allowed, isTaken }: EmailChange): Promise<void> {
  const account = accountOf(ctx)
  const isOwn = account.email?.toLowerCase() === allowed.to.toLowerCase()
  await changeUser(ctx, account.id, { unconfirmedEmail: isOwn ? null : allowed.to })
  await sendEmailLink(ctx, account, allowed.to, isTaken)
  if (account.email && account.emailConfirmedAt && !isOwn)
    await sendMessage(
      ctx,
      changeAskedLetter(account, {
        to: account.email,
        next: veiledEmail(allowed.to),
        cause: `email-change-asked:${account.id}:${ctx.now.getTime()}`,
      }),
      ctx.now,
    )
}

/** The address stays as it is. */
export async function dropEmailChange(ctx: Ctx): Promise<void> {
  const { id, unconfirmedEmail } = accountOf(ctx)
  if (!unconfirmedEmail) return
  await changeUser(ctx, id, { unconfirmedEmail: null })
  await endLinks(ctx, { purpose: emailPurpose, userId: id })
}

export interface FoundLink {
  email: string
  user: UserRow
  /** The link is opened outside the sessions of an account without a confirmed contact: the reader may not be the one who made the account. */
  isOfStranger: boolean
}

/** What a link confirms. @throws of the link; link_foreign when somebody else is signed in */
export async function accessEmailLink(ctx: Ctx, token: string): Promise<FoundLink> {
  const { userId, subject } = await findLink(ctx, emailPurpose, token)
  if (ctx.viewer.id > 0 && ctx.viewer.id !== userId) throw refuseLink('link_foreign')
  const user = (await findUser(ctx.db, userId))!
  const isProved = user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null
  return { email: subject, user, isOfStranger: !isProved && ctx.viewer.id !== userId }
}

/**
 * Whether the reader of a link owns its account: the owner may enter the password.
 * @throws of the link; wrong_current_password, TooManyRequests
 */
export async function recognizeOwner(
  ctx: Ctx,
  token: string,
  currentPassword: string | undefined,
): Promise<boolean> {
  const { user } = await reportReuse(ctx, accessEmailLink(ctx, token))
  if (currentPassword === undefined || user.passwordHash === null) return false
  await requirePassword(ctx, user.id, currentPassword)
  return true
}

/**
 * @param knowsPassword what was made in the account before stays
 * @returns the address that is confirmed now, and whether what was made before was taken away
 * @throws of the link; email_of_another
 */
export async function takeEmailLink(
  ctx: Ctx,
  token: string,
  knowsPassword: boolean,
): Promise<{ email: string; wasReset: boolean }> {
  const { email, user } = await accessEmailLink(ctx, token)
  await holdContact(ctx.sql, { email })
  await takeLink(ctx, emailPurpose, token)
  const isNew = user.email?.toLowerCase() !== email.toLowerCase()
  const proof = await proveContact(ctx, { userId: user.id, login: { email }, isNew, knowsPassword })
  if (proof === 'taken' || proof === 'gone') throw refuse('email_of_another')
  const done = { email, wasReset: proof === 'reset' }
  if (!isNew) return done
  await noteAccountEvent(ctx, user.id, 'email_changed')
  ctx.security('user_updated', { reason: 'email', userId: user.id })
  if (user.email && !isFakeEmail(user.email))
    await sendMessage(
      ctx,
      emailChangedLetter(user, {
        to: user.email,
        next: veiledEmail(email),
        cause: `email-changed:${user.id}:${ctx.now.getTime()}`,
      }),
      ctx.now,
    )
  return done
}

// The phone

/** @throws phone_kept: a confirmed telephone is changed by the school where the portal says so */
function requireOwnHand({ portal }: Ctx, own: Pick<UserRow, 'phone' | 'phoneConfirmedAt'>, to: string): void {
  const isChanged = own.phone !== null && own.phoneConfirmedAt !== null && own.phone !== to
  if (isChanged && !portal.flags.phoneEditing) throw refuse('phone_kept')
}

/** @throws phone_missing, phone_kept, wrong_current_password; TooManyRequests */
export async function wishPhoneCode(
  ctx: Ctx,
  { phone, currentPassword }: Pick<z.output<typeof PhoneConfirmation>, 'phone' | 'currentPassword'>,
): Promise<AllowedWish> {
  const account = accountOf(ctx)
  const { id, phone: own } = account
  const to = phone ?? own
  if (!to) throw refuse('phone_missing')
  requireOwnHand(ctx, account, to)
  if (to !== own) await requirePassword(ctx, id, currentPassword)
  return allowCode(ctx, { purpose: phonePurpose(id), to, userId: id })
}

export const sendPhoneCode = (
  ctx: Ctx,
  allowed: AllowedWish,
  way: z.output<typeof PhoneConfirmation>['type'],
): Promise<void> => giveCode(ctx, allowed, (code) => ({ text: codeTexts.confirmation(code), way }))

/** The phone of a code that was shown is the own one now. @throws phone_kept, phone_of_another */
export async function takePhone(ctx: Ctx, phone: string): Promise<void> {
  const account = accountOf(ctx)
  const isNew = account.phone !== phone
  requireOwnHand(ctx, account, phone)
  const proof = await proveContact(ctx, { userId: account.id, login: { phone }, isNew: true })
  if (proof === 'taken') throw refuse('phone_of_another')
  if (!isNew) return
  await noteAccountEvent(ctx, account.id, 'phone_changed')
  ctx.security('user_updated', { reason: 'phone', userId: account.id })
  if (account.email && !isFakeEmail(account.email))
    await sendMessage(
      ctx,
      phoneChangedLetter(account, {
        to: account.email,
        next: shownPhone(phone),
        cause: `phone-changed:${account.id}:${ctx.now.getTime()}`,
      }),
      ctx.now,
    )
}
