import { type Ctx, sendMessage } from '@school/kernel/server'
import { fingerprintOf } from '../sessions.ts'
import { nameInLetters } from '../names.ts'
import { isFakeEmail } from '../rules.ts'
import type { UserRow } from '../tables.ts'
import { lockUser } from '../queries.ts'
import { leftLetter, returnedLetter } from './letters.ts'
import { erasedOn } from './rules.ts'
import { goneName } from './ru.ts'

type Leaving = Pick<Ctx, 'sql' | 'db' | 'now' | 'security'>

const shownSql = `jsonb_build_object('firstName', first_name, 'lastName', last_name, 'middleName', middle_name,
  'publicProfile', public_profile, 'avatar', avatar, 'photoId', photo_id)`

/**
 * Closes an account at once: its sessions end and its name is hidden. Idempotent.
 * @param askedBy a parent who acts for a child
 */
export async function leave(ctx: Leaving, userId: number, askedBy: number | null): Promise<void> {
  const { sql, now } = ctx
  await lockUser(sql, userId)
  const { rows } = await sql.query<Pick<UserRow, 'firstName' | 'email' | 'emailConfirmedAt'>>({
    name: 'begin_departure',
    text: `with kept as (
        insert into departures (user_id, asked_by, asked_at, shown)
        select id, $2::int, $3, ${shownSql} from users where id = $1 and leaving_at is null and erased_at is null
        on conflict do nothing returning user_id
      )
      update users u set leaving_at = $3, first_name = $4, last_name = '', middle_name = '', public_profile = false, avatar = null, photo_id = null
      from kept join users before on before.id = kept.user_id
      where u.id = before.id returning before.first_name as "firstName", u.email, u.email_confirmed_at as "emailConfirmedAt"`,
    values: [userId, askedBy, now, goneName],
  })
  const [left] = rows
  if (!left) return
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
  const { sql, now } = ctx
  await lockUser(sql, userId)
  const { rows } = await sql.query<Pick<UserRow, 'firstName' | 'email' | 'emailConfirmedAt'>>({
    name: 'end_departure',
    text: `with kept as (delete from departures where user_id = $1 returning user_id, shown)
      update users u set leaving_at = null, first_name = shown->>'firstName', last_name = shown->>'lastName', middle_name = shown->>'middleName',
        public_profile = (shown->>'publicProfile')::boolean, avatar = nullif(shown->'avatar', 'null'::jsonb), photo_id = (shown->>'photoId')::uuid
      from kept where u.id = kept.user_id and u.erased_at is null returning u.first_name as "firstName", u.email, u.email_confirmed_at as "emailConfirmedAt"`,
    values: [userId],
  })
  const [back] = rows
  if (!back) return false
  ctx.security('user_updated', { reason: 'returned', subjectIds: [userId] })
  if (back.email && !isFakeEmail(back.email))
    await sendMessage(
      ctx,
      returnedLetter({ to: back.email, name: nameInLetters(back, back.email), userId, now }),
      now,
    )
  return true
}
