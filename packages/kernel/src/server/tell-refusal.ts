import type { Call } from './call.ts'
import { callerKey } from './network.ts'
import { Refusal } from './refuse.ts'

const hourMs = 3600_000
const absentMs = 10 * 60_000
/** Nobody has so many old links; who tries ids one after another comes here in a minute. */
const mostAbsent = 60

/**
 * Which refusals those who watch over the school want to know. Not of a guest who reads what asks to sign in, and of reads not what is
 * closed until its hour or absent: these are everybody's, and only many of them in a row tell something.
 */
export async function tellRefusal(call: Call, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) return
  const { ports, request, visit, security } = call
  const { status, code: reason } = error
  const isRead = request.method === 'GET'
  if (status === 401 && visit.sessionId && visit.sealedUserId !== null) await tellEnded(call)
  else if (status === 401 && (!isRead || visit.sessionId)) security.raise('authz_fail', { reason })
  else if (status === 403 && (!isRead || reason === 'forbidden')) security.raise('authz_fail', { reason })
  else if (status === 404 && !isRead && visit.userId) security.raise('authz_fail', { reason })
  else if (status === 404 && isRead) {
    const caller = callerKey(visit.userId, visit.ip)
    const { isFirstRefused } = await ports.limits.consume(`absent:${caller}`, mostAbsent, absentMs)
    if (isFirstRefused) security.raise('malicious_excess_404', {})
  }
}

/** A page asks many things with one cookie: its session is told of once an hour. */
async function tellEnded({ ports, visit, security }: Call): Promise<void> {
  const session = ports.sessions.fingerprint(visit.sessionId!)
  const { isAllowed } = await ports.limits.consume(`ended:${session}`, 1, hourMs)
  if (isAllowed) security.raise('session_use_after_expire', { userId: visit.sealedUserId! })
}
