import { type Ctx, refusals, sendMessage } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { accountErrors } from '../contract/errors.ts'
import type { SignedIn } from '../contract/user.ts'
import { noteAccountEvent } from './account-events.ts'
import { countGuess, refusePassword } from './guesses.ts'
import { passwordChangedLetter } from './letters.ts'
import { judgeNewPassword } from './new-password.ts'
import { endOtherSessions } from './own-sessions.ts'
import { hashPassword, isPassword } from './password.ts'
import { findUser, isFakeEmail, replacePasswordHash } from '@school/users/server'
import { letIn } from './sign-in-step.ts'
import type { UserRow } from '@school/users/tables'

const refuse = refusals(accountErrors)

/** Personal data that is tried first when a password is guessed. */
export const ownTexts = (
  user: Pick<UserRow, 'firstName' | 'lastName' | 'middleName' | 'email' | 'phone'>,
) => [user.firstName, user.lastName, user.middleName, user.email, user.phone?.slice(2)]

/** The hash that was looked at, and the one to keep from now on. */
interface Change {
  user: UserRow
  passwordHash: string
  newHash: string
}

/**
 * @throws wrong_current_password, no_password_yet, password_same, password_common, password_personal; TooManyRequests after ten
 *   wrong guesses: an open computer can be used for guessing here
 */
export async function preparePassword(
  ctx: Ctx,
  userId: number,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<Change> {
  const user = (await findUser(ctx.db, userId))!
  const { passwordHash } = user
  if (passwordHash === null) throw refuse('no_password_yet')
  // Counted by the account: an open session is no proof.
  const wasRight = await countGuess(ctx, { email: `user:${userId}` }, user)
  if (!(await isPassword(currentPassword, passwordHash)))
    throw refusePassword(ctx, 'wrong_current_password', user)
  await wasRight()
  if (password === currentPassword) throw refuse('password_same')
  await judgeNewPassword(password, ownTexts(user))
  return { user, passwordHash, newHash: await hashPassword(password) }
}

/**
 * Sets the password, ends all other sessions, sends a letter to the owner and signs in again: the session is replaced, and the second factor
 * is asked for if there is one. The password alone must not give a session in which factors may be changed.
 * @throws wrong_current_password
 */
export async function changePassword(ctx: Ctx, { user, passwordHash, newHash }: Change): Promise<SignedIn> {
  const isChanged = await replacePasswordHash(ctx, user.id, { seen: passwordHash, next: newHash })
  // Changed in this very moment in another tab: by whom is not known.
  if (!isChanged) throw refusePassword(ctx, 'wrong_current_password', user)
  await afterPasswordChange(ctx, user)
  const entered = await letIn(ctx, {
    userId: user.id,
    way: 'goes_on',
    afterSignInPath: link(site.user.account),
  })
  if (entered.nextStep !== null) ctx.visit.signOut()
  return entered
}

/** What follows whenever a password has become another: also when it was recovered. */
export async function afterPasswordChange(ctx: Ctx, user: UserRow): Promise<void> {
  await endOtherSessions(ctx, user.id)
  await noteAccountEvent(ctx, user.id, 'password_changed')
  if (user.email && !isFakeEmail(user.email))
    await sendMessage(ctx, passwordChangedLetter(user, ctx.now), ctx.now)
}
