import { hash, randomBytes } from 'node:crypto'
import type { Sql } from '@school/db'
import type { Job, Sessions } from '@school/kernel/server'
import { viewerOf } from './rules.ts'
import type { UserRow } from './tables.ts'

const lifetimeSeconds = 30 * 24 * 3600
const hourMs = 3600_000
/** Longer than the winter holidays: they sign nobody out. */
const idleMs = 21 * 24 * hourMs
const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Enough to tell sessions apart and to find their row. */
const fingerprintOf = (tokenHash: string): string => tokenHash.slice(0, 12)

/** The user's row without the password, as every request reads it. */
export type Account = Omit<UserRow, 'passwordHash'>

const identifySql = `select u.id, u.email, u.email_confirmed_at as "emailConfirmedAt", u.type, u.first_name as "firstName",
  u.last_name as "lastName", u.middle_name as "middleName", u.grade_index as "gradeIndex", u.is_parent as "isParent",
  u.is_coach as "isCoach", u.is_graduate as "isGraduate", u.is_elementary_pupil as "isElementaryPupil",
  u.is_methodist as "isMethodist", u.portal_role as "portalRole", u.rights_version as "rightsVersion", u.birthday::text as birthday, u.phone, u.timezone, u.locale, u.tags,
  u.public_profile as "publicProfile", u.avatar, u.bonuses_page_visited as "bonusesPageVisited", u.created_at as "createdAt",
  s.last_seen_at as "lastSeenAt"
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2 and s.last_seen_at > $3`

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
  summary: 'Removes expired sessions and those that nobody has used for three weeks',
  run: async ({ sql, now, security }) => {
    const { rows } = await sql.query<{ userId: number; tokenHash: string }>({
      text: `delete from sessions where expires_at <= $1 or last_seen_at <= $2 returning user_id as "userId", token_hash as "tokenHash"`,
      values: [now, new Date(now.getTime() - idleMs)],
    })
    for (const { userId, tokenHash } of rows)
      security('session_expired', { reason: 'timeout', userId, session: fingerprintOf(tokenHash) })
  },
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

/** Sessions in the database: every process knows them, and closing one closes it everywhere. */
export const sessions: Sessions = {
  lifetimeSeconds,

  async identify(sql, token, now) {
    const digest = hashOf(token)
    const { rows } = await sql.query<Account & { lastSeenAt: Date }>({
      name: 'identify',
      text: identifySql,
      values: [digest, now, new Date(now.getTime() - idleMs)],
    })
    if (!rows[0]) return null
    const { lastSeenAt, ...account } = rows[0]
    await noteVisit(sql, digest, lastSeenAt, now)
    return { viewer: viewerOf(account), account }
  },

  async open(sql, userId, visit, now) {
    const token = randomBytes(32).toString('base64url')
    await sql.query({
      text: 'insert into sessions (token_hash, user_id, device_id, user_agent, ip, created_at, expires_at, last_seen_at) values ($1, $2, $3, $4, $5, $6, $7, $6)',
      values: [
        hashOf(token),
        userId,
        visit.deviceId,
        visit.userAgent,
        visit.ip,
        now,
        new Date(now.getTime() + lifetimeSeconds * 1000),
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
}
