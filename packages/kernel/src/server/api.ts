import { inTransaction, type Unit } from '@school/db'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod'
import { fromWire, toWire } from '../contract/wire.ts'
import { admit, type ApiPorts, ask, type Asked, contextOf, identify, type Run } from './asked.ts'
import type { Binding, ReceivedFile } from './binding.ts'
import { bytesOf, FileReply, sendFile, takeBytes } from './files.ts'
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
import { countCall } from './limits.ts'
import { isPage, pagingHeaders, pagingOf } from './paging.ts'
import { checkBounds } from './legible.ts'
import { tellRefusal } from './tell-refusal.ts'
import { HttpVisit } from './visit.ts'

interface Outcome {
  status: number
  body: string
}

/** Mounts the endpoints of all rooms: audience, CSRF, parsing, repeat keys and the shape of replies live here. */
export function mountApi(app: FastifyInstance, ports: ApiPorts, bindings: readonly Binding[]): void {
  for (const binding of bindings) {
    const { method, path } = binding.endpoint
    const route: RouteOptions = {
      method,
      url: path,
      handler: (request, reply) => serve(ports, binding, request, reply),
    }
    if (!binding.receive) app.route(route)
    else
      app.register(async (own) => {
        takeBytes(own)
        own.route(route)
      })
  }
}

async function serve(ports: ApiPorts, binding: Binding, request: FastifyRequest, reply: FastifyReply) {
  if (!binding.receive) checkBounds(request.body)
  const now = ports.clock(request.headers)
  const visit = new HttpVisit(request, ports.visitors)
  const asked = ask({ ports, binding, request, visit, now })
  try {
    await countCall(asked)
    return await (binding.endpoint.method === 'GET' ? read(asked, reply) : change(asked, reply))
  } catch (error) {
    await tellRefusal(asked, error)
    throw error
  }
}

async function change(asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { binding, visit } = asked
  const repeat = repeatKeyOf(asked)
  const file = binding.receive && (await receive(asked, binding.receive))
  try {
    const whole = file ? { ...asked, file } : asked
    const prepared = binding.before && (await before(whole, binding.before))
    const outcome = await mutate({ ...whole, prepared }, repeat)
    prepare(reply, visit)
    await applySession(asked, reply)
    return send(reply, outcome)
  } finally {
    await file?.discard()
  }
}

/** Only from whoever may send it. */
async function receive(asked: Asked, take: NonNullable<Binding['receive']>): Promise<ReceivedFile> {
  const { binding, request } = asked
  admit(asked, await identify(asked))
  const { 'content-type': declaredType = '' } = request.headers
  return take(bytesOf(request, binding.endpoint.fileBytes ?? 0), declaredType)
}

async function before(asked: Asked, prepare: NonNullable<Binding['before']>): Promise<unknown> {
  const run = admit(asked, await identify(asked))
  return prepare(contextOf(run, asked.ports.database.reads), run.input)
}

function prepare(reply: FastifyReply, visit: HttpVisit): void {
  reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8')
  if (visit.newVisitorCookie) reply.header('set-cookie', visit.newVisitorCookie)
}

async function read(asked: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { endpoint, handler } = asked.binding
  const run = admit(asked, await identify(asked))
  const value = await handler(contextOf(run, asked.ports.database.reads), run.input)
  prepare(reply, asked.visit)
  if (value instanceof FileReply) return sendFile(reply, value)
  if (isPage(value)) {
    reply.headers(pagingHeaders(asked.request.url, pagingOf(endpoint, run.input.query), value.total))
    return reply.send(serialize(endpoint.reply, value.rows))
  }
  return send(reply, toOutcome(endpoint.reply, value))
}

const serialize = (shape: z.ZodType, value: unknown): string => JSON.stringify(toWire(shape.parse(value)))

const toOutcome = (shape: z.ZodType, value: unknown): Outcome => {
  const body = serialize(shape, value)
  return { status: body === 'null' ? 204 : 200, body }
}

const send = (reply: FastifyReply, { status, body }: Outcome): FastifyReply =>
  status === 204 ? reply.code(204).removeHeader('content-type').send() : reply.code(status).send(body)

/** @throws idempotency_key_unfit */
function repeatKeyOf({ binding, request, visit }: Asked): RepeatKey | null {
  const key = keyOf(request.headers['idempotency-key'])
  if (key === null || binding.endpoint.keepsReply === false) return null
  return {
    scope: scopeOf(visit.visitorId, visit.sessionId),
    key,
    fingerprint: fingerprintOf(request.method, request.url, binding.receive ? null : request.body),
  }
}

/** One connection and one transaction: who it is, what was answered before, the work, the answer kept for a repeat. */
async function mutate(asked: Asked, given: RepeatKey | null): Promise<Outcome> {
  const { ports, visit } = asked
  const { database } = ports
  let repeat = given
  let run: Run | undefined
  let known: KeptAnswer | null = null
  try {
    const outcome = await inTransaction(database.pool, async (unit) => {
      const [identity, found] = await Promise.all([
        identify(asked, unit.sql),
        repeat && findKept(unit.sql, repeat),
      ])
      run = admit(asked, identity)
      let kept = found
      if (repeat && visit.sessionId && !identity) {
        // Whose session has ended is a guest: what the session was answered is not theirs any more.
        repeat = { ...repeat, scope: scopeOf(visit.visitorId, null) }
        kept = await findKept(unit.sql, repeat)
      }
      known = repeat && answerOf(kept, repeat)
      return known ? null : perform(run, unit, repeat)
    })
    asked.security.committed()
    if (outcome) return outcome
  } catch (error) {
    // The key was taken meanwhile by this request's twin: that answer is the answer.
    if (run && repeat) known = answerOf(await findKept(database.pool, repeat).catch(() => null), repeat)
    if (!known) throw error
  }
  return toldAgain(run!, database.reads, known!)
}

async function perform(run: Run, unit: Unit, repeat: RepeatKey | null): Promise<Outcome> {
  const { handler, endpoint, keptForm } = run.binding
  const value = await handler(contextOf(run, unit), run.input, run.prepared)
  const outcome = toOutcome(endpoint.reply, value)
  if (repeat) {
    const body = keptForm ? serialize(endpoint.reply, keptForm.shorten(value)) : outcome.body
    // Shares a trip with the commit, which fails when this has failed.
    keepAnswer(unit.sql, repeat, { ...outcome, body }, run.now).catch(() => {})
  }
  return outcome
}

/** The first answer to a repeat; what was not kept of it is told anew. */
async function toldAgain(run: Run, unit: Unit, first: Outcome): Promise<Outcome> {
  const { endpoint, keptForm } = run.binding
  if (!keptForm) return first
  try {
    const short = endpoint.reply.parse(fromWire(JSON.parse(first.body)))
    const whole = await keptForm.complete(contextOf(run, unit), run.input, short)
    return { ...first, body: serialize(endpoint.reply, whole) }
  } catch {
    return first
  }
}

async function endSession({ ports, visit, security }: Asked, reason: 'replaced' | 'sign_out'): Promise<void> {
  const { database, sessions } = ports
  const userId = visit.sessionId && (await sessions.close(database.pool, visit.sessionId))
  if (userId) security.raise('session_expired', { reason, userId })
}

async function applySession(asked: Asked, reply: FastifyReply): Promise<void> {
  const { ports, visit, now, security } = asked
  const { database, sessions, visitors } = ports
  const { wish } = visit
  if (wish?.kind === 'sign-in') {
    // A browser has one session: the one that is replaced opens nothing any more.
    await endSession(asked, 'replaced')
    const token = await sessions.open(database.pool, wish.userId, visit, now)
    security.raise('authn_login_success', { userId: wish.userId, session: sessions.fingerprint(token) })
    const cookie = visitors.sealSession(token, wish.userId)
    reply.header('set-cookie', visitors.setCookie(visitors.cookies.session, cookie, sessions.lifetimeSeconds))
    reply.header('set-cookie', visit.knownCookie(wish.userId))
  } else if (wish?.kind === 'sign-out') {
    await endSession(asked, 'sign_out')
    reply.header('set-cookie', visitors.setCookie(visitors.cookies.session, '', 0))
    // Photographs and documents that the browser keeps are not for the next person at this computer.
    reply.header('clear-site-data', '"cache"')
  }
}
