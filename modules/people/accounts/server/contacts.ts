import type { Ctx } from '@school/kernel/server'
import { countGuess, refusePassword } from './guesses.ts'
import { isPassword } from './password.ts'
import { findUser } from '@school/users/server'

/**
 * Changing a sign-in contact requires the password. Users without one, who sign in by other means, are not asked.
 * @throws wrong_current_password; TooManyRequests after ten wrong guesses
 */
export async function requirePassword(ctx: Ctx, userId: number, password: string): Promise<void> {
  const user = (await findUser(ctx.db, userId))!
  if (user.passwordHash === null) return
  const wasRight = await countGuess(ctx, { email: `user:${userId}` }, user)
  if (!(await isPassword(password, user.passwordHash)))
    throw refusePassword(ctx, 'wrong_current_password', user)
  await wasRight()
}
