import type { Sql } from '@school/db'

export interface ShareRow {
  token: string
  endsAt: Date
}

/** The link of a pupil that works. */
export async function findWorkingShare(sql: Sql, userId: number, now: Date): Promise<ShareRow | undefined> {
  const { rows } = await sql.query<ShareRow>({
    name: 'find_progress_share_of',
    text: `select token, ends_at as "endsAt" from progress_shares
      where user_id = $1 and revoked_at is null and ends_at >= $2`,
    values: [userId, now],
  })
  return rows[0]
}

/** Whose progress a link shows; absent when it is revoked or over, or when the account is being erased. */
export async function findShared(
  sql: Sql,
  userId: number,
  token: string,
  now: Date,
): Promise<(ShareRow & { firstName: string }) | undefined> {
  const { rows } = await sql.query<ShareRow & { firstName: string }>({
    name: 'find_shared_progress',
    text: `select s.token, s.ends_at as "endsAt", u.first_name as "firstName"
      from progress_shares s join users u on u.id = s.user_id
      where s.token = $2 and s.user_id = $1 and s.revoked_at is null and s.ends_at >= $3
        and u.leaving_at is null and u.erased_at is null`,
    values: [userId, token, now],
  })
  return rows[0]
}

/** Moves the end of the active link; adds a new link where there is none, or where the last one has ended. */
export async function putShare(
  sql: Sql,
  { token, userId, endsAt }: ShareRow & { userId: number },
  now: Date,
): Promise<ShareRow> {
  const { rows } = await sql.query<ShareRow>({
    name: 'put_progress_share',
    text: `insert into progress_shares as s (token, user_id, created_at, ends_at) values ($1, $2, $4, $3)
      on conflict (user_id) where revoked_at is null do update set ends_at = excluded.ends_at,
        token = case when s.ends_at >= $4 then s.token else excluded.token end
      returning token, ends_at as "endsAt"`,
    values: [token, userId, endsAt, now],
  })
  return rows[0]!
}

/** @returns when a link of this user was revoked, `undefined` when it is not a link of this user */
export async function findRevocation(
  sql: Sql,
  userId: number,
  token: string,
): Promise<{ revokedAt: Date | null } | undefined> {
  const { rows } = await sql.query<{ revokedAt: Date | null }>({
    name: 'find_progress_share_revocation',
    text: 'select revoked_at as "revokedAt" from progress_shares where user_id = $1 and token = $2',
    values: [userId, token],
  })
  return rows[0]
}

export async function markRevoked(sql: Sql, token: string, now: Date): Promise<void> {
  await sql.query({
    name: 'revoke_progress_share',
    text: 'update progress_shares set revoked_at = $2 where token = $1 and revoked_at is null',
    values: [token, now],
  })
}

/** No link of the pupil shows the progress any more. */
export async function revokeShares(
  { sql, now }: { readonly sql: Sql; readonly now: Date },
  userId: number,
): Promise<void> {
  await sql.query({
    name: 'revoke_progress_shares',
    text: 'update progress_shares set revoked_at = $2 where user_id = $1 and revoked_at is null',
    values: [userId, now],
  })
}
