import { inTransaction, type Unit } from '@school/db'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod'
import { commonErrors } from '../contract/errors.ts'
import { fromWire, toWire } from '../contract/wire.ts'
import {
  admit,
  admitRead,
  type ApiPorts,
  callOf,
  type Call,
  contextOf,
  identify,
  type AdmittedCall,
  countCall,
  writeTraces,
} from './call.ts'
import { withoutRights } from './child-eyes.ts'
import type { Route, ReceivedFile } from './route.ts'
import { fieldOf } from './form-field.ts'
import { bytesOf, Elsewhere, FileReply, sendElsewhere, sendFile, takeBytes } from './files.ts'
import {
  answerOf,
  findKept,
  fingerprintOf,
  keepAnswer,
  type KeptAnswer,
  keyOf,
  type RepeatKey,
  scopeOf,
} from './idempotency.ts'
import { checkPage, isPage, pageOfWhole, pagingHeaders, pagingOf } from './paging.ts'
import { ArchiveFile, sendArchive } from './archive-file.ts'
import { sendTable, TableFile } from './table-file.ts'
import { checkBounds } from './legible.ts'
import { callerKey } from './network.ts'
import { refusals } from './refuse.ts'
import { reportRefusal } from './report-refusal.ts'
import { HttpVisit } from './visit.ts'

const refuse = refusals(commonErrors)

interface Outcome {
  status: number
  body: string
}

/** Mounts the endpoints of all modules: audience, CSRF, parsing, repeat keys and the shape of replies are handled here. */
export function mountApi(app: FastifyInstance, ports: ApiPorts, routes: readonly Route[]): void {
  for (const route of routes) {
    const { method, path, bodyBytes } = route.endpoint
    const options: RouteOptions = {
      method,
      url: path,
      ...(bodyBytes ? { bodyLimit: bodyBytes } : {}),
      handler: (request, reply) => serve(ports, route, request, reply),
    }
    if (!route.receive) app.route(options)
    else
      app.register(async (own) => {
        takeBytes(own)
        own.route(options)
      })
  }
}

async function serve(ports: ApiPorts, route: Route, request: FastifyRequest, reply: FastifyReply) {
  if (!route.receive) checkBounds(request.body)
  const now = ports.clock(request.headers)
  const visit = new HttpVisit(request, ports.visitors)
  const call = callOf({ ports, route, request, visit, now })
  try {
    await countCall(call)
    return await (route.endpoint.method === 'GET' ? read(call, reply) : change(call, reply))
  } catch (error) {
    setVersionHeader(reply, visit)
    await reportRefusal(call, error)
    throw error
  }
}

async function change(call: Call, reply: FastifyReply): Promise<FastifyReply> {
  const { route, visit } = call
  const repeat = repeatKeyOf(call)
  const file = route.receive && (await receive(call, route.receive))
  try {
    const whole = file ? { ...call, file } : call
    const prepared = route.before && (await before(whole, route.before, repeat))
    const outcome = await mutate({ ...whole, prepared }, repeat)
    prepare(reply, visit)
    await applySession(call, reply)
    return send(reply, outcome)
  } finally {
    await file?.discard()
  }
}

/** The caller is admitted before the file is read. */
async function receive(call: Call, take: NonNullable<Route['receive']>): Promise<ReceivedFile> {
  const { route, request } = call
  admit(call, await identify(call))
  const { 'content-type': declaredType = '' } = request.headers
  const { fileBytes = 0, fileField } = route.endpoint
  return take(fileField ? fieldOf(request, fileField, fileBytes) : bytesOf(request, fileBytes), declaredType)
}

/** Replaces the result of `before` for a repeat: the first answer is sent again, and nothing is counted or sent twice. */
const wasAnswered = Symbol('answered')

async function before(
  call: Call,
  prepare: NonNullable<Route['before']>,
  repeat: RepeatKey | null,
): Promise<unknown> {
  const { pool, reads } = call.ports.database
  const [identity, kept] = await Promise.all([identify(call), repeat && findKept(pool, repeat)])
  const admitted = admit(call, identity)
  // With an ended session the caller is a guest: the answers of that session are no longer theirs.
  const isOwn = identity !== null || !call.visit.sessionId
  if (repeat && isOwn && answerOf(kept, repeat)) return wasAnswered
  return prepare(contextOf(admitted, reads), admitted.input)
}

/** Open pages learn from this header that the viewer's rights have changed; refusals carry it too. */
function setVersionHeader(reply: FastifyReply, { viewerVersion }: HttpVisit): void {
  if (viewerVersion) reply.header('x-viewer-version', viewerVersion)
}

function prepare(reply: FastifyReply, visit: HttpVisit): void {
  setVersionHeader(reply, visit)
  reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8')
  if (visit.newVisitorCookie) reply.header('set-cookie', visit.newVisitorCookie)
}

async function read(call: Call, reply: FastifyReply): Promise<FastifyReply> {
  const { endpoint, handler } = call.route
  const admitted = await admitRead(call, await identify(call))
  const value = await handler(contextOf(admitted, call.ports.database.reads), admitted.input)
  await writeTraces(admitted, call.ports.database.pool)
  const shown = admitted.isForParent ? withoutRights : asItIs
  prepare(reply, call.visit)
  if (value instanceof FileReply) return sendFile(reply, value)
  if (value instanceof Elsewhere) return sendElsewhere(reply, value)
  if (value instanceof TableFile) return sendTable(reply, value)
  if (value instanceof ArchiveFile)
    return sendArchive(reply, value, callerKey(call.visit.sealedUserId, call.visit.ip))
  checkPage(endpoint, admitted.input.query, value)
  if (isPage(value)) {
    reply.headers(pagingHeaders(call.request.url, pagingOf(endpoint, admitted.input.query), value.total))
    return reply.send(serialize(endpoint.reply, value.rows, shown))
  }
  const part = pageOfWhole(endpoint, call.request.url, admitted.input.page, value)
  reply.headers(part.headers)
  return send(reply, toOutcome(endpoint.reply, part.value, shown))
}

type Shown = (reply: unknown) => unknown
const asItIs: Shown = (reply) => reply

const serialize = (shape: z.ZodType, value: unknown, shown = asItIs): string =>
  JSON.stringify(toWire(shown(shape.parse(value))))

const toOutcome = (shape: z.ZodType, value: unknown, shown = asItIs): Outcome => {
  const body = serialize(shape, value, shown)
  return { status: body === 'null' ? 204 : 200, body }
}

const send = (reply: FastifyReply, { status, body }: Outcome): FastifyReply =>
  status === 204 ? reply.code(204).removeHeader('content-type').send() : reply.code(status).send(body)

/** @throws idempotency_key_unfit */
function repeatKeyOf({ route, request, visit }: Call): RepeatKey | null {
  const key = keyOf(request.headers['idempotency-key'])
  if (key === null || route.endpoint.keepsReply === false) return null
  return {
    scope: scopeOf(visit.visitorId, visit.sessionId),
    key,
    fingerprint: fingerprintOf(request.method, request.url, route.receive ? null : request.body),
  }
}

/** One connection and one transaction: who it is, what was answered before, the work, the answer kept for a repeat. */
async function mutate(call: Call, given: RepeatKey | null): Promise<Outcome> {
  const { ports, visit } = call
  const { database } = ports
  let repeat = given
  let admitted: AdmittedCall | undefined
  let known: KeptAnswer | null = null
  try {
    const outcome = await inTransaction(database.pool, async (unit) => {
      const [identity, found] = await Promise.all([
        identify(call, unit.sql),
        repeat && findKept(unit.sql, repeat),
      ])
      admitted = admit(call, identity)
      let kept = found
      if (repeat && visit.sessionId && !identity) {
        // With an ended session the caller is a guest: the answers of that session are no longer theirs.
        repeat = { ...repeat, scope: scopeOf(visit.visitorId, null) }
        kept = await findKept(unit.sql, repeat)
      }
      known = repeat && answerOf(kept, repeat)
      return known ? null : perform(admitted, unit, repeat)
    })
    call.security.committed()
    if (outcome) return outcome
  } catch (error) {
    // The key was taken meanwhile by this request's twin: that answer is the answer.
    if (admitted && repeat) known = answerOf(await findKept(database.pool, repeat).catch(() => null), repeat)
    if (!known) throw error
  }
  return repeatAnswer(admitted!, database.reads, known!)
}

async function perform(admitted: AdmittedCall, unit: Unit, repeat: RepeatKey | null): Promise<Outcome> {
  const { handler, endpoint, keptForm } = admitted.route
  // The session to which it was answered has ended in this very moment.
  if (admitted.prepared === wasAnswered) throw refuse('sign_in_required')
  const value = await handler(contextOf(admitted, unit), admitted.input, admitted.prepared)
  await writeTraces(admitted, unit.sql)
  const outcome = toOutcome(endpoint.reply, value)
  if (repeat) {
    const body = keptForm ? serialize(endpoint.reply, keptForm.shorten(value)) : outcome.body
    // Shares a trip with the commit, which fails when this has failed.
    keepAnswer(unit.sql, repeat, { ...outcome, body }, admitted.now).catch(() => {})
  }
  return outcome
}

/** The first answer to a repeat; the part of it that was not kept is computed again. */
async function repeatAnswer(admitted: AdmittedCall, unit: Unit, first: Outcome): Promise<Outcome> {
  const { endpoint, keptForm } = admitted.route
  if (!keptForm) return first
  try {
    const short = endpoint.reply.parse(fromWire(JSON.parse(first.body)))
    const whole = await keptForm.complete(contextOf(admitted, unit), admitted.input, short)
    return { ...first, body: serialize(endpoint.reply, whole) }
  } catch {
    return first
  }
}

async function endSession({ ports, visit, security }: Call, reason: 'replaced' | 'sign_out'): Promise<void> {
  const { database, sessions } = ports
  const userId = visit.sessionId && (await sessions.close(database.pool, visit.sessionId))
  if (userId) security.raise('session_expired', { reason, userId })
}

async function applySession(call: Call, reply: FastifyReply): Promise<void> {
  const { ports, visit, now, security } = call
  const { database, sessions, visitors } = ports
  const { wish } = visit
  if (wish?.kind === 'sign-in') {
    // A browser has one session: the one that is replaced opens nothing any more.
    await endSession(call, 'replaced')
    const token = await sessions.open(database.pool, wish.userId, visit, now, wish.brief)
    security.raise('authn_login_success', { userId: wish.userId, session: sessions.fingerprint(token) })
    const cookie = visitors.sealSession(token, wish.userId, wish.sharesBudget)
    const seconds = wish.brief?.seconds ?? sessions.lifetimeSeconds
    reply.header('set-cookie', visitors.setCookie(visitors.cookies.session, cookie, seconds))
    if (!wish.brief) reply.header('set-cookie', visit.knownCookie(wish.userId))
  } else if (wish?.kind === 'sign-out') {
    await endSession(call, 'sign_out')
    reply.header('set-cookie', visitors.setCookie(visitors.cookies.session, '', 0))
    // Photographs and documents that the browser keeps are not for the next person at this computer.
    reply.header('clear-site-data', '"cache"')
  }
}
