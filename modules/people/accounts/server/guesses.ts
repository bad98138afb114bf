import { hash } from 'node:crypto'
import { type Ctx, networkOf, refusals, TooManyRequests } from '@school/kernel/server'
import { userErrors } from '@school/users/contract'
import { accountErrors } from '../contract/errors.ts'
import { noteWrongPassword } from './account-events.ts'
import { type Login, loginText } from '@school/users/server'
import type { UserRow } from '@school/users/tables'

const refuse = refusals({ ...accountErrors, ...userErrors })

const windowMs = 15 * 60_000
const mostForAccount = 10
/** A school behind one address mistypes more often than a person; beyond it a guess costs work. */
const mostForAddress = 100

/**
 * Counts a guess at a password, by account and by address, before it is looked at: those that come at once are counted
 * too. Unknown addresses are counted like known ones. Where the person has signed in before, a browser has a count of
 * its own, so that strangers cannot lock the owner out. An address is never refused: a whole school may be behind it.
 * @param payForCrowd asked of a browser that the person has not signed in from, when the address has guessed too often
 * @returns what to do when the guess was right
 * @throws TooManyRequests
 */
export async function countGuess(
  { limits, visit, security }: Ctx,
  login: Login,
  user: Pick<UserRow, 'id'> | undefined,
  payForCrowd: () => Promise<void> = async () => {},
): Promise<() => Promise<void>> {
  const isKnown = user !== undefined && visit.isKnownTo(user.id)
  const who = isKnown ? `browser:${visit.visitorId}` : 'strangers'
  const account = `guess:${hash('sha256', loginText(login), 'base64url')}:${who}`
  const address = `guess:${networkOf(visit.ip)}`
  const ofAccount = await limits.consume(account, mostForAccount, windowMs)
  const ofAddress = await limits.consume(address, mostForAddress, windowMs)
  const about = { subjectIds: user ? [user.id] : [] }
  if (ofAccount.isFirstRefused) security('authn_login_lock', { reason: 'account', ...about })
  if (ofAddress.isFirstRefused) security('authn_login_lock', { reason: 'address', ...about })
  if (!ofAccount.isAllowed)
    throw new TooManyRequests(ofAccount.resetMs, 'too_many_guesses', accountErrors.too_many_guesses)
  if (!ofAddress.isAllowed && !isKnown) await payForCrowd()
  return async () => {
    await limits.forget(account, mostForAccount, windowMs)
    await limits.giveBack(address, mostForAddress, windowMs)
  }
}

/** Reports a password guess to the security log and to the owner of the account. */
export function refusePassword(
  ctx: Pick<Ctx, 'security' | 'visit' | 'now'>,
  reason: 'email_taken' | 'phone_taken' | 'wrong_credentials' | 'wrong_current_password',
  user: { id: number } | undefined,
): Error {
  ctx.security('authn_login_fail', { reason, subjectIds: user ? [user.id] : [] })
  if (user) noteWrongPassword(ctx, user.id)
  return refuse(reason)
}
