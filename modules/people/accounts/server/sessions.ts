import { hash, randomBytes } from 'node:crypto'
import type { Sql } from '@school/db'
import type { Ctx, Job, Sessions } from '@school/kernel/server'
import { type Account, accountSql, isOfStaff, viewerOf } from '@school/users/server'

const lifetimeSeconds = 30 * 24 * 3600
const hourMs = 3600_000
/** Longer than the winter holidays, so that they end no session. */
export const idleMs = 21 * 24 * hourMs
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Enough to distinguish sessions and to find their row. */
export const fingerprintOf = (tokenHash: string): string => tokenHash.slice(0, 12)

/** The same as it comes with a session. */
export type AccountOfSession = Account & {
  /** What has opened the session that asks, when it was no password. */
  sessionSource: string | null
}

const identifySql = `select ${accountSql}, s.last_seen_at as "lastSeenAt", s.source as "sessionSource"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3
    and u.leaving_at is null`

/** Once an hour at most: reading pages writes nothing. */
async function noteVisit(sql: Sql, digest: string, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < hourMs) return
  await sql.query({
    name: 'note_visit',
    text: 'update sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2',
    values: [digest, now],
  })
}

/** Removes the sessions that open nothing any more. */
export const forgetSessions: Job = {
  name: 'forget-sessions',
  schedule: '43 * * * *',
  summary: 'Removes expired sessions and those that were not used for three weeks',
  run: async ({ sql, now, security }) => {
    const { rows } = await sql.query<{ userId: number; tokenHash: string }>({
      text: `delete from sessions where expires_at <= $1 or last_seen_at <= $2 returning user_id as "userId", token_hash as "tokenHash"`,
      values: [now, new Date(now.getTime() - idleMs)],
    })
    for (const { userId, tokenHash } of rows)
      security('session_expired', { reason: 'timeout', userId, session: fingerprintOf(tokenHash) })
  },
}

/** Of a person, the sessions that this has opened: they open nothing any more. */
export async function endSessionsOf(
  { sql, security }: Pick<Ctx, 'sql' | 'security'>,
  userId: number,
  source: string,
): Promise<void> {
  const { rows } = await sql.query<{ tokenHash: string }>({
    name: 'end_sessions_of',
    text: 'delete from sessions where user_id = $1 and source = $2 returning token_hash as "tokenHash"',
    values: [userId, source],
  })
  for (const { tokenHash } of rows)
    security('session_expired', { reason: 'revoked', userId, session: fingerprintOf(tokenHash) })
}

const freshMs = 20 * 60_000

/** Was the session opened a moment ago, and by nothing weaker than a password? What is hard to take back asks for that. */
export async function isFresh({ sql, visit, now }: Pick<Ctx, 'sql' | 'visit' | 'now'>): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_session_fresh',
    text: 'select from sessions where token_hash = $1 and source is null and created_at > $2',
    values: [hashOf(visit.sessionId ?? ''), new Date(now.getTime() - freshMs)],
  })
  return rows.length > 0
}

/** How many open something still. */
export async function countSessions(sql: Sql, now: Date): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_sessions',
    text: 'select count(*)::int as count from sessions where expires_at > $1 and last_seen_at > $2',
    values: [now, new Date(now.getTime() - idleMs)],
  })
  return rows[0]!.count
}

export interface SessionSettings {
  /** Does the staff need a second factor? */
  readonly staffNeedsFactor: boolean
}

/** Sessions in the database: every process knows them, and closing one closes it everywhere. */
export const sessionsOf = ({ staffNeedsFactor }: SessionSettings): Sessions => ({
  lifetimeSeconds,

  async identify(sql, token, now) {
    const digest = hashOf(token)
    const { rows } = await sql.query<
      Omit<AccountOfSession, 'owesFactor'> & { lastSeenAt: Date; brand: string | null }
    >({
      name: 'identify',
      text: identifySql,
      values: [digest, now, new Date(now.getTime() - idleMs)],
    })
    if (!rows[0]) return null
    const { lastSeenAt, brand, ...row } = rows[0]
    const owesFactor = staffNeedsFactor && row.secondFactorSince === null && isOfStaff(row)
    const account: AccountOfSession = { ...row, owesFactor }
    await noteVisit(sql, digest, lastSeenAt, now)
    return { viewer: viewerOf(account), account, isWeak: row.sessionSource !== null, brand }
  },

  async open(sql, userId, visit, now, brief) {
    const token = randomBytes(32).toString('base64url')
    await sql.query({
      // An event for the owner, except when the session continues after a change of password.
      text: `with logged as (insert into account_events (user_id, kind, at, user_agent, ip)
          select $2, 'signed_in', $6, $4, $5 where not exists (
            select from account_events where user_id = $2 and kind = 'password_changed' and at = $6))
        insert into sessions (token_hash, user_id, device_id, user_agent, ip, created_at, expires_at, last_seen_at, source)
        values ($1, $2, $3, $4, $5, $6, $7, $6, $8)`,
      values: [
        hashOf(token),
        userId,
        visit.deviceId,
        visit.userAgent,
        visit.ip,
        now,
        new Date(now.getTime() + (brief?.seconds ?? lifetimeSeconds) * 1000),
        brief?.source ?? null,
      ],
    })
    return token
  },

  async close(sql, token) {
    const { rows } = await sql.query<{ userId: number }>({
      text: 'delete from sessions where token_hash = $1 returning user_id as "userId"',
      values: [hashOf(token)],
    })
    return rows[0]?.userId ?? null
  },

  fingerprint: (token) => fingerprintOf(hashOf(token)),
})
