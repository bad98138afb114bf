import type { Ctx } from '@school/kernel/server'
import { lockUser } from '../queries.ts'
import type { UserRow } from '../tables.ts'
import { goneName } from './ru.ts'

/** Whom a letter about the closed account goes to. */
export type Addressee = Pick<UserRow, 'firstName' | 'email' | 'emailConfirmedAt'>

const shownSql = `jsonb_build_object('firstName', first_name, 'lastName', last_name, 'middleName', middle_name,
  'publicProfile', public_profile, 'avatar', avatar, 'photoId', photo_id)`

/**
 * Hides the name of a person who leaves; what others saw waits in `departures`.
 * @param askedBy a parent who acts for a child
 * @returns as they were called; `null` when they have left before
 */
export async function closeUser(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  userId: number,
  askedBy: number | null,
): Promise<Addressee | null> {
  await lockUser(sql, userId)
  const { rows } = await sql.query<Addressee>({
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
  return rows[0] ?? null
}

/** Gives the name back. @returns `null` when there is nothing to give back */
export async function reopenUser({ sql }: Pick<Ctx, 'sql'>, userId: number): Promise<Addressee | null> {
  await lockUser(sql, userId)
  const { rows } = await sql.query<Addressee>({
    name: 'end_departure',
    text: `with kept as (delete from departures where user_id = $1 returning user_id, shown)
      update users u set leaving_at = null, first_name = shown->>'firstName', last_name = shown->>'lastName', middle_name = shown->>'middleName',
        public_profile = (shown->>'publicProfile')::boolean, avatar = nullif(shown->'avatar', 'null'::jsonb), photo_id = (shown->>'photoId')::uuid
      from kept where u.id = kept.user_id and u.erased_at is null returning u.first_name as "firstName", u.email, u.email_confirmed_at as "emailConfirmedAt"`,
    values: [userId],
  })
  return rows[0] ?? null
}
