import { type Ctx, sendMessage } from '@school/kernel/server'
import { fingerprintOf } from '../sessions.ts'
import { nameInLetters } from '@school/names/server'
import { isFakeEmail, closeUser, reopenUser } from '@school/users/server'
import { leftLetter, returnedLetter } from './letters.ts'
import { erasedOn } from './rules.ts'

type Leaving = Pick<Ctx, 'sql' | 'db' | 'now' | 'security'>

/**
 * Closes an account at once: its sessions end and its name is hidden. Idempotent.
 * @param askedBy a parent who acts for a child
 */
export async function leave(ctx: Leaving, userId: number, askedBy: number | null): Promise<void> {
  const { sql, now } = ctx
  const left = await closeUser(ctx, userId, askedBy)
  if (left === null) return
  const { rows: ended } = await sql.query<{ tokenHash: string }>({
    name: 'end_sessions_of_leaving',
    text: 'delete from sessions where user_id = $1 returning token_hash as "tokenHash"',
    values: [userId],
  })
  for (const { tokenHash } of ended)
    ctx.security('session_expired', { reason: 'revoked', userId, session: fingerprintOf(tokenHash) })
  ctx.security('user_updated', { reason: 'left', subjectIds: [userId] })
  if (left.email && !isFakeEmail(left.email))
    await sendMessage(
      ctx,
      leftLetter({
        to: left.email,
        name: nameInLetters(left, left.email),
        userId,
        erasedOn: erasedOn(now),
        now,
      }),
      now,
    )
}

/** Gives the account back as it was. @returns whether there was something to give back */
export async function restoreAccount(ctx: Leaving, userId: number): Promise<boolean> {
  const { now } = ctx
  const back = await reopenUser(ctx, userId)
  if (back === null) return false
  ctx.security('user_updated', { reason: 'returned', subjectIds: [userId] })
  if (back.email && !isFakeEmail(back.email))
    await sendMessage(
      ctx,
      returnedLetter({ to: back.email, name: nameInLetters(back, back.email), userId, now }),
      now,
    )
  return true
}
