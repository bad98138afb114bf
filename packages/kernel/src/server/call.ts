import { admits, featuresOf, guest, type PortalSettings, versionOf, type Viewer } from '@school/access'
import type { Database, Sql, Unit } from '@school/db'
import type { FastifyRequest } from 'fastify'
import { isForProved, isOpenToWeakSessions } from '../contract/endpoint.ts'
import { commonErrors } from '../contract/errors.ts'
import type { WholeListPaging } from '../contract/list.ts'
import type { Route, ReceivedFile } from './route.ts'
import type { Ctx, LeaveTrace } from './context.ts'
import type { Extensions } from './extension.ts'
import type { Identity, Sessions } from './identity.ts'
import type { Limits } from './limits.ts'
import { findChildOf, isOfChild } from './child-eyes.ts'
import { parseInput } from './parse.ts'
import { callerKey } from './network.ts'
import { refusals, TooManyRequests } from './refuse.ts'
import { type SecurityEvents, type SecurityLog, securityOfVisit } from './security.ts'
import type { HttpVisit } from './visit.ts'
import type { Visitors } from './visitor.ts'
import type { Announcer } from './job-queue.ts'

const refuse = refusals(commonErrors)

export interface ApiPorts {
  readonly database: Database
  readonly sessions: Sessions
  readonly visitors: Visitors
  readonly announcer: Announcer
  /** Current time for this request: the same for everybody, except in journeys that stage a deadline. */
  readonly clock: (asking: FastifyRequest['headers']) => Date
  readonly limits: Limits
  readonly extensions: Extensions
  readonly security: SecurityLog
  /** What answers at a host. */
  readonly portalAt: (host: string) => PortalSettings
  /** URL of the portal at a host; `null` for the site. */
  readonly portalUrlAt: (host: string) => string | null
  /** URL of a brand's portal; `null` for an unknown brand key. */
  readonly portalUrlOf: (brand: string) => string | null
  /** The portal of a brand, whose features apply; `null` is the portal of people without a brand. */
  readonly portalOf: (brand: string | null) => PortalSettings
}

/** One call as it came in. */
export interface Call {
  ports: ApiPorts
  route: Route
  request: Pick<FastifyRequest, 'id' | 'method' | 'url' | 'headers' | 'params' | 'query' | 'body'>
  visit: HttpVisit
  now: Date
  security: SecurityEvents
  /** What the handler wants to be written when it is done. */
  traces: LeaveTrace[]
  /** The file that came as the body. */
  file?: ReceivedFile
  /** What `before` has found out. */
  prepared?: unknown
}

/** An admitted call: the caller is identified and the input is parsed. */
export interface AdmittedCall extends Call {
  identity: Identity | null
  /** A parent reads on behalf of a child: `identity` is the child's. */
  isForParent: boolean
  input: { params: unknown; query: unknown; body: unknown; page: WholeListPaging }
}

export function callOf(call: Omit<Call, 'security' | 'traces'>): Call {
  const { ports, route, request, visit } = call
  const security = securityOfVisit(ports, request, route.endpoint.path, visit)
  // A read has no transaction that could be taken back.
  if (route.endpoint.method === 'GET') security.committed()
  return { ...call, security, traces: [] }
}

export const identify = (
  { ports, visit, now }: Pick<Call, 'ports' | 'visit' | 'now'>,
  sql: Sql = ports.database.pool,
): Promise<Identity | null> | null =>
  visit.sessionId ? ports.sessions.identify(sql, visit.sessionId, now) : null

/**
 * @param child in whose place the person reads
 * @throws Refusal for the wrong audience, for a weak session where none is admitted, for an account without a proved contact where one is needed and
 *   for a mutation without its token; InvalidInput
 */
export function admit(call: Call, person: Identity | null, child: Identity | null = null): AdmittedCall {
  const { ports, visit, request } = call
  const { endpoint } = call.route
  visit.userId = person?.viewer.id ?? null
  visit.viewerVersion = person && versionOf(person.viewer)
  const identity = child ?? person
  const viewer = identity?.viewer ?? guest
  const { feature } = endpoint
  const hasFeature = !feature || featuresOf(viewer, portalFor(call, identity)).has(feature)
  if (!admits(endpoint.audience, viewer) || !hasFeature) {
    if (viewer.id === 0) throw refuse('sign_in_required')
    throw refuse(viewer.owesFactor ? 'second_factor_required' : 'forbidden')
  }
  // The session counts, not the child in whose place a parent reads.
  if (person?.isWeak && (child !== null || !isOpenToWeakSessions(endpoint)))
    throw refuse('full_sign_in_required')
  if (isForProved(endpoint)) requireProved(viewer)
  const isMutation = endpoint.method !== 'GET'
  if (isMutation && isOfChild(call)) throw refuse('forbidden')
  if (
    isMutation &&
    !ports.visitors.isCsrfToken(request.headers['x-csrf-token'], visit.visitorId, visit.sessionId)
  ) {
    throw refuse('csrf_mismatch')
  }
  const input = parseInput(endpoint, request)
  return {
    ...call,
    identity,
    isForParent: child !== null,
    input: call.file ? { ...input, body: call.file } : input,
  }
}

/** For actions that cost the school money or reach many people, when an endpoint does other things too. @throws contact_unproved */
export function requireProved({ isProved }: Pick<Viewer, 'isProved'>): void {
  if (!isProved) throw refuse('contact_unproved')
}

/** The flags of a person's own brand apply, whatever host is requested (decision 083). */
const portalFor = ({ ports, visit }: Pick<Call, 'ports' | 'visit'>, identity: Identity | null) =>
  identity ? ports.portalOf(identity.brand) : ports.portalAt(visit.host)

export const contextOf = (
  { ports, visit, identity, now, security, traces }: AdmittedCall,
  unit: Unit,
): Ctx => ({
  sql: unit.sql,
  get db() {
    return unit.db
  },
  viewer: identity?.viewer ?? guest,
  account: identity?.account ?? null,
  now,
  visit,
  sign: ports.visitors.sign,
  limits: ports.limits,
  extensions: ports.extensions,
  security: security.raise,
  get portal() {
    return portalFor({ ports, visit }, identity)
  },
  get portalAtHost() {
    return ports.portalAt(visit.host)
  },
  get portalUrl() {
    const own = identity?.brand == null ? null : ports.portalUrlOf(identity.brand)
    return own ?? ports.portalUrlAt(visit.host)
  },
  portalOf: ports.portalOf,
  get features() {
    return featuresOf(this.viewer, this.portal)
  },
  announce: (event, payload) => ports.announcer.announce(unit, event, payload),
  leaveTrace: (write) => void traces.push(write),
})

/** Runs before the answer is sent: when the trace cannot be written, nothing is answered. */
export async function writeTraces({ traces }: Call, sql: Sql): Promise<void> {
  for (const write of traces.splice(0)) await write(sql)
}

/** A read by the caller, or by a parent on behalf of a child. */
export async function admitRead(call: Call, person: Identity | null): Promise<AdmittedCall> {
  return admit(call, person, await findChildOf(call, person))
}

/** Counts a call of an endpoint that has a limit of its own. @throws TooManyRequests */
export async function countCall(call: Call): Promise<void> {
  const { ports, route, visit, security } = call
  const { name, perMinute } = route.endpoint
  if (!perMinute) return
  // As for the common limit, the signed cookie is enough to identify the caller.
  const caller = callerKey(visit.sealedUserId, visit.ip)
  const { isAllowed, isFirstRefused, resetMs } = await ports.limits.consume(
    `${name}:${caller}`,
    perMinute,
    60_000,
  )
  if (isFirstRefused) security.raise('excess_rate_limit_exceeded', { reason: 'endpoint' })
  if (!isAllowed) throw new TooManyRequests(resetMs)
}
