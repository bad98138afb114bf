import type { Sql } from '@school/db'

export interface ShareRow {
  ulid: string
  attemptId: number
  createdAt: Date
  endsAt: Date | null
  revokedAt: Date | null
}

const columns = `ulid, attempt_id as "attemptId", created_at as "createdAt", ends_at as "endsAt", revoked_at as "revokedAt"`

/** The link of an attempt that was not revoked; it may have ended. */
export async function findShareOf(sql: Sql, attemptId: number): Promise<ShareRow | undefined> {
  const { rows } = await sql.query<ShareRow>({
    name: 'find_exam_share_of',
    text: `select ${columns} from exam_shares where attempt_id = $1 and revoked_at is null`,
    values: [attemptId],
  })
  return rows[0]
}

/** A link with whose attempt and which rehearsal it shows. */
export async function findShare(sql: Sql, ulid: string) {
  const { rows } = await sql.query<ShareRow & { userId: number; rehearsalId: number; firstName: string }>({
    name: 'find_exam_share',
    text: `select s.ulid, s.attempt_id as "attemptId", s.created_at as "createdAt", s.ends_at as "endsAt", s.revoked_at as "revokedAt",
        a.user_id as "userId", r.id as "rehearsalId", u.first_name as "firstName"
      from exam_shares s
      join attempts a on a.id = s.attempt_id
      join exam_rehearsals r on r.work_id = a.work_id
      join users u on u.id = a.user_id
      where s.ulid = $1`,
    values: [ulid],
  })
  return rows[0]
}

/** Creates the link of an attempt, or updates the expiry of the existing one. */
export async function putShare(
  sql: Sql,
  share: Pick<ShareRow, 'ulid' | 'attemptId' | 'createdAt' | 'endsAt'>,
): Promise<ShareRow> {
  const { rows } = await sql.query<ShareRow>({
    name: 'put_exam_share',
    text: `insert into exam_shares (ulid, attempt_id, created_at, ends_at) values ($1, $2, $3, $4)
      on conflict (attempt_id) where revoked_at is null do update set ends_at = excluded.ends_at
      returning ${columns}`,
    values: [share.ulid, share.attemptId, share.createdAt, share.endsAt],
  })
  return rows[0]!
}

/** @returns false when it was revoked before */
export async function markRevoked(sql: Sql, ulid: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'revoke_exam_share',
    text: 'update exam_shares set revoked_at = $2 where ulid = $1 and revoked_at is null',
    values: [ulid, now],
  })
  return rowCount === 1
}
