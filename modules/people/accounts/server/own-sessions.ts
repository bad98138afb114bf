import { commonErrors } from '@school/kernel/contract'
import { type Ctx, refusals } from '@school/kernel/server'
import { type OwnSession, mostSessions } from '../contract/sessions.ts'
import { noteAccountEvent } from './account-events.ts'
import { deviceOf } from './device.ts'
import { type AccountOfSession, fingerprintOf, hashOf, idleMs } from './sessions.ts'

const refuseCommon = refusals(commonErrors)

/** Was the session opened by a personal code on paper? What it may not do the kernel refuses; this is for what is shown. */
export const isWeakSession = ({ account }: Pick<Ctx, 'account'>): boolean =>
  (account as AccountOfSession).sessionSource !== null

const currentHash = ({ visit }: Pick<Ctx, 'visit'>): string => hashOf(visit.sessionId ?? '')

/** The one that asks first, then by the last visit. */
export async function listOwnSessions(ctx: Ctx, userId: number): Promise<OwnSession[]> {
  const { rows } = await ctx.sql.query<{
    tokenHash: string
    userAgent: string
    ip: string
    createdAt: Date
    lastSeenAt: Date
    source: string | null
  }>({
    name: 'list_own_sessions',
    text: `select token_hash as "tokenHash", user_agent as "userAgent", ip, created_at as "createdAt",
      last_seen_at as "lastSeenAt", source from sessions
      where user_id = $1 and expires_at > $2 and last_seen_at > $3
      order by token_hash = $4 desc, last_seen_at desc limit ${mostSessions}`,
    values: [userId, ctx.now, new Date(ctx.now.getTime() - idleMs), currentHash(ctx)],
  })
  return rows.map((row) => ({
    id: fingerprintOf(row.tokenHash),
    isCurrent: row.tokenHash === currentHash(ctx),
    isBrief: row.source !== null,
    device: deviceOf(row.userAgent, row.ip),
    openedAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** Ends one; its own end is a sign-out. @throws not_found for one that has ended and for another's alike */
export async function endOwnSession(ctx: Ctx, userId: number, id: string): Promise<void> {
  if (fingerprintOf(currentHash(ctx)) === id) return ctx.visit.signOut()
  const { rows } = await ctx.sql.query<{ tokenHash: string }>({
    name: 'end_own_session',
    text: 'delete from sessions where user_id = $1 and left(token_hash, 12) = $2 returning token_hash as "tokenHash"',
    values: [userId, id],
  })
  if (rows.length === 0) throw refuseCommon('not_found')
  ctx.security('session_expired', { reason: 'revoked', userId, session: id })
  await noteAccountEvent(ctx, userId, 'session_ended')
}

/** Ends all sessions but the current one: after a change of a way to sign in. @returns how many */
export async function endOtherSessions(
  ctx: Pick<Ctx, 'sql' | 'security' | 'visit' | 'viewer'>,
  userId = ctx.viewer.id,
): Promise<number> {
  const { rows } = await ctx.sql.query<{ tokenHash: string }>({
    name: 'end_other_sessions',
    text: 'delete from sessions where user_id = $1 and token_hash <> $2 returning token_hash as "tokenHash"',
    values: [userId, currentHash(ctx)],
  })
  for (const { tokenHash } of rows)
    ctx.security('session_expired', { reason: 'revoked', userId, session: fingerprintOf(tokenHash) })
  return rows.length
}
