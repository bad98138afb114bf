import type { Call } from './call.ts'
import { callerKey } from './network.ts'
import { Refusal } from './refuse.ts'

const hourMs = 3600_000
const absentMs = 10 * 60_000
/** More than old links explain; somebody who tries ids one after another reaches it in a minute. */
const mostAbsent = 60

/**
 * Raises security events for refusals that matter. Not for guests who read what needs a session, and not for reads of what is
 * closed until its hour or absent: everybody meets these, and only many of them in a row are a signal.
 */
export async function reportRefusal(call: Call, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) return
  const { ports, request, visit, security } = call
  const { status, code: reason } = error
  const isRead = request.method === 'GET'
  if (status === 401 && visit.sessionId && visit.sealedUserId !== null) await reportEnded(call)
  else if (status === 401 && (!isRead || visit.sessionId)) security.raise('authz_fail', { reason })
  else if (status === 403 && (!isRead || reason === 'forbidden')) security.raise('authz_fail', { reason })
  else if (status === 404 && !isRead && visit.userId) security.raise('authz_fail', { reason })
  else if (status === 404 && isRead) {
    const caller = callerKey(visit.userId, visit.ip)
    const { isFirstRefused } = await ports.limits.consume(`absent:${caller}`, mostAbsent, absentMs)
    if (isFirstRefused) security.raise('malicious_excess_404', {})
  }
}

/** A page makes many requests with one cookie: its session is reported once an hour. */
async function reportEnded({ ports, visit, security }: Call): Promise<void> {
  const session = ports.sessions.fingerprint(visit.sessionId!)
  const { isAllowed } = await ports.limits.consume(`ended:${session}`, 1, hourMs)
  if (isAllowed) security.raise('session_use_after_expire', { userId: visit.sealedUserId! })
}
