import { type Ctx, TooManyRequests } from '@school/kernel/server'
import { factorErrors } from '../contract/errors.ts'

const windowMs = 15 * 60_000
const mostTries = 5

/**
 * Counts a code before it is checked. A browser in which the person has signed in before has a count of its own, so that a stranger who knows
 * the password cannot lock the owner out. A passkey is never counted.
 * @returns what to do when the code was right
 * @throws too_many_codes
 */
export async function countCode(
  { limits, visit, security }: Ctx,
  userId: number,
): Promise<() => Promise<void>> {
  const who = visit.isKnownTo(userId) ? `browser:${visit.visitorId}` : 'strangers'
  const key = `second-step:${userId}:${who}`
  const { isAllowed, isFirstRefused, resetMs } = await limits.consume(key, mostTries, windowMs)
  if (isFirstRefused) security('authn_login_lock', { reason: 'code', subjectIds: [userId] })
  if (!isAllowed) throw new TooManyRequests(resetMs, 'too_many_codes', factorErrors.too_many_codes)
  return () => limits.forget(key, mostTries, windowMs)
}
