import type { FastifyRequest } from 'fastify'
import type { Sessions } from './identity.ts'
import { networkOf } from './network.ts'
import { HttpVisit } from './visit.ts'
import type { Visitors } from './visitor.ts'

/** The code of a refusal: whichever there is. */
const ofRefusal = null

/**
 * Security events, in names of the OWASP Logging Vocabulary. The list is closed:
 * `docs/operations/security-log.md` says what each means, and a test in `laws/` keeps the two equal.
 */
export const securityEvents = {
  authn_login_success: { outcome: 'success', reasons: [] },
  authn_login_fail: { outcome: 'fail', reasons: ofRefusal },
  authn_login_lock: { outcome: 'fail', reasons: ['account', 'address', 'code'] },
  authn_password_change: { outcome: 'success', reasons: ['recovered', 'by_parent'] },
  authn_token_created: { outcome: 'success', reasons: ['recovery', 'sign_in'] },
  authn_token_reuse: { outcome: 'fail', reasons: ofRefusal },
  authz_fail: { outcome: 'fail', reasons: ofRefusal },
  excess_rate_limit_exceeded: { outcome: 'fail', reasons: ['calls', 'endpoint', 'codes'] },
  malicious_excess_404: { outcome: 'fail', reasons: [] },
  privilege_permissions_changed: { outcome: 'success', reasons: ['granted', 'revoked', 'switched'] },
  session_expired: { outcome: 'success', reasons: ['sign_out', 'replaced', 'timeout', 'revoked'] },
  session_use_after_expire: { outcome: 'fail', reasons: [] },
  user_created: { outcome: 'success', reasons: [] },
  user_updated: {
    outcome: 'success',
    reasons: [
      'identity_bound',
      'identity_unbound',
      'factor_added',
      'factor_removed',
      'codes_renewed',
      'access_reset',
      'email',
      'phone',
      'left',
      'returned',
      'erased',
      'renamed',
    ],
  },
} as const

type Events = typeof securityEvents
export type SecurityEvent = keyof Events

type ReasonOf<E extends SecurityEvent> = Events[E]['reasons'] extends readonly (infer R extends string)[]
  ? R
  : string

/** Only numbers and words of the code, never what a person has typed or is called. */
interface Facts {
  /** Who acts, when it is not the signed-in user. */
  readonly userId?: number
  /** Fingerprint of the session, when it is not that of the request. */
  readonly session?: string
  /** Other people concerned. */
  readonly subjectIds?: readonly number[]
  /** Objects that the address does not name. */
  readonly ids?: Readonly<Record<string, number>>
}

type FactsOf<E extends SecurityEvent> = Facts &
  ([ReasonOf<E>] extends [never] ? { readonly reason?: never } : { readonly reason: ReasonOf<E> })

/** Raises an event. A failure is logged at once, everything else after its transaction is committed, and never when it is rolled back. */
export type RaiseSecurity = <E extends SecurityEvent>(event: E, details: FactsOf<E>) => void

/** Who acts, from where and by which address. */
export interface Circumstances {
  readonly reqId: string | null
  readonly userId: number | null
  readonly session: string | null
  /** Keyed digest of the network: the same network gives the same digest, which cannot be reversed without the secret. */
  readonly source: string | null
  readonly method: string | null
  readonly route: string | null
  readonly ids: Readonly<Record<string, string>>
}

/** A job acts by itself. */
const noCircumstances: Circumstances = {
  reqId: null,
  userId: null,
  session: null,
  source: null,
  method: null,
  route: null,
  ids: {},
}

/** A line of the log: always of this shape. */
export interface SecurityEntry extends Circumstances {
  readonly event: SecurityEvent
  readonly outcome: 'success' | 'fail'
  readonly reason: string | null
  readonly subjectIds: readonly number[]
}

export type SecurityLog = (entry: SecurityEntry) => void

/** The events of one request or of one transaction of a job. */
export class SecurityEvents {
  readonly #log: SecurityLog
  readonly #circumstances: () => Circumstances
  readonly #held: SecurityEntry[] = []
  #isCommitted = false

  constructor(log: SecurityLog, circumstances: () => Circumstances = () => noCircumstances) {
    this.#log = log
    this.#circumstances = circumstances
  }

  readonly raise: RaiseSecurity = (event, { reason, userId, session, subjectIds = [], ids = {} }) => {
    const { outcome } = securityEvents[event]
    const around = this.#circumstances()
    const entry: SecurityEntry = {
      event,
      outcome,
      reason: reason ?? null,
      ...around,
      userId: userId ?? around.userId,
      session: session ?? around.session,
      subjectIds,
      ids: { ...around.ids, ...numbersIn(ids) },
    }
    if (outcome === 'fail' || this.#isCommitted) this.#log(entry)
    else this.#held.push(entry)
  }

  /** Nothing can be taken back any more. */
  committed(): void {
    this.#isCommitted = true
    for (const entry of this.#held.splice(0)) this.#log(entry)
  }
}

/** What a log may know of the parameters of an address: a word may be a code that lets in. */
export const numbersIn = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((params ?? {}) as Record<string, unknown>)
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => /^\d{1,12}$/.test(value)),
  )

interface SecurityPorts {
  readonly security: SecurityLog
  readonly sessions: Sessions
  readonly visitors: Visitors
}

/** The events of a call. @param route the pattern of its address */
export const securityOfVisit = (
  { security, sessions, visitors }: SecurityPorts,
  { id, method, params }: Pick<FastifyRequest, 'id' | 'method' | 'params'>,
  route: string,
  visit: HttpVisit,
): SecurityEvents =>
  new SecurityEvents(security, () => ({
    reqId: id,
    userId: visit.userId,
    session: visit.sessionId && sessions.fingerprint(visit.sessionId),
    source: visitors.sign(`source:${networkOf(visit.ip)}`).slice(0, 16),
    method,
    route,
    ids: numbersIn(params),
  }))

/** The events of a request of which nothing is known but what its cookies say. */
export function securityOf(ports: SecurityPorts, request: FastifyRequest, route: string): SecurityEvents {
  const visit = new HttpVisit(request, ports.visitors)
  visit.userId = visit.sealedUserId
  return securityOfVisit(ports, request, route, visit)
}
