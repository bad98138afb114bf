import type { Ctx } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { countGuess, refusePassword } from './guesses.ts'
import { isPassword } from './password.ts'
import { findUser } from './queries.ts'
import { users } from './tables.ts'

// Contact workflows live in higher modules; the columns are written here.

type Writing = Pick<Ctx, 'db'>

/** The address to which a link is on its way; `null` when the one there is stays. */
export async function rememberEmail({ db }: Writing, userId: number, email: string | null): Promise<void> {
  await db.update(users).set({ unconfirmedEmail: email }).where(eq(users.id, userId))
}

export async function replacePassword({ db }: Writing, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

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
