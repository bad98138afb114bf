import type { Ctx } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { countGuess, refusePassword } from './guesses.ts'
import { isPassword } from './password.ts'
import { findUser } from './queries.ts'
import { users } from './tables.ts'

// How a person is reached is decided by rooms above; what they decide is written here.

type Writing = Pick<Ctx, 'sql' | 'db' | 'now'>

const uniqueViolation = '23505'

/** @returns whether it was done: another account may have the same */
async function unlessTaken(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error
    return false
  }
}

/** Whoever has read what was sent there has shown that it is theirs: the own address or the own phone is confirmed. */
export async function showContact({ sql, now }: Writing, userId: number, contact: string): Promise<void> {
  await sql.query({
    name: 'show_contact',
    text: `update users set email_confirmed_at = case when email = $2::text::citext then coalesce(email_confirmed_at, $3) else email_confirmed_at end,
        phone_confirmed_at = case when phone = $2::text then coalesce(phone_confirmed_at, $3) else phone_confirmed_at end
      where id = $1 and ((email = $2::text::citext and email_confirmed_at is null) or (phone = $2::text and phone_confirmed_at is null))`,
    values: [userId, contact, now],
  })
}

/** The address to which a link is on its way; `null` when the one there is stays. */
export async function rememberEmail({ db }: Writing, userId: number, email: string | null): Promise<void> {
  await db.update(users).set({ unconfirmedEmail: email }).where(eq(users.id, userId))
}

/** The address is the own one now and confirmed. @returns `false` when another account has it; nothing more can be done in the transaction then */
export const ownEmail = ({ sql, now }: Writing, userId: number, email: string): Promise<boolean> =>
  unlessTaken(
    sql.query({
      name: 'own_email',
      text: 'update users set email = $2, email_confirmed_at = $3, unconfirmed_email = null where id = $1',
      values: [userId, email, now],
    }),
  )

/** The phone is the own one now and confirmed. @returns `false` when another account has it; nothing more can be done in the transaction then */
export const ownPhone = ({ sql, now }: Writing, userId: number, phone: string): Promise<boolean> =>
  unlessTaken(
    sql.query({
      name: 'own_phone',
      text: 'update users set phone = $2, phone_confirmed_at = $3 where id = $1',
      values: [userId, phone, now],
    }),
  )

export async function replacePassword({ db }: Writing, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/**
 * What opens the account is changed by whoever knows the password; who has none, and comes in by others' word, is asked for none.
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
