import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import type { Database } from '@school/db'
import { sessionsOf } from '@school/accounts/server'
import { commonErrors } from '@school/kernel/contract'
import {
  type ApiPorts,
  callerKey,
  cookieOf,
  extensionsOf,
  InsideApi,
  mountApi,
  parseQueryString,
  replyToUnreadable,
  replyWithError,
  type RaiseSecurity,
  type ServerModule,
  securityOf,
  TooManyRequests,
  Visitors,
  type JobQueue,
} from '@school/kernel/server'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { startBeats } from './beats.ts'
import { brandDeskOf, portalAddressOf, portalOfBrand } from './brand-desk.ts'
import type { Config } from './config.ts'
import { mountDeliveryReports } from './delivery-reports.ts'
import { mountDevelopment } from './development.ts'
import { mountDocs } from './docs.ts'
import { mountDraining } from './draining.ts'
import { fileStoreIn } from './file-store.ts'
import { mountHttpGuards, pathOfRequest } from './http-guards.ts'
import { mountHealth, type Readiness } from './health.ts'
import { addressOf, type LogLines, loggerOf } from './logging.ts'
import { limitsOf } from './limits.ts'
import { mountMailings } from './mailings.ts'
import { mountMetrics } from './metrics/index.ts'
import { guardOperations } from './operations.ts'
import { partsOf } from './parts.ts'
import { CommonRedis } from './redis.ts'
import type { OpenSecurityLog } from './security-log.ts'
import { mountSecurityHeaders } from './security-headers.ts'
import { mountBodyClock } from './slow-bodies.ts'
import { stagedClock } from './staged.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The reads of the API for pages rendered in this process. */
    inside: InsideApi
  }
}

export interface HttpPorts {
  config: Config
  database: Database
  jobQueue: JobQueue
  readiness: Readiness
  clock: () => Date
  serverModules: readonly ServerModule[]
  security: Pick<OpenSecurityLog, 'write' | 'counts'>
  logLines?: LogLines
}

/** A call that server rendering makes for its visitor: already counted with the request for the page. */
export const innerCallHeader = 'x-inner-call'
export const innerCallToken: string = randomUUID()
const isInnerCall = (request: FastifyRequest): boolean => request.headers[innerCallHeader] === innerCallToken

/** The balancer's health checks are answered whatever the load of other clients. */
const isUncounted = (request: FastifyRequest): boolean =>
  isInnerCall(request) || request.url.startsWith('/assets/') || ['/healthz', '/readyz'].includes(request.url)

/** The HTTP side without the pages: API, health, metrics, docs. Pages are mounted by `hosts.ts`. */
export async function buildHttp({
  config,
  database,
  jobQueue,
  readiness,
  clock,
  serverModules,
  security,
  logLines,
}: HttpPorts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(config, logLines),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: config.bodyLimitBytes,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    routerOptions: { querystringParser: parseQueryString, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    connectionTimeout: config.idleMs,
    keepAliveTimeout: config.keepAliveMs,
    http: {
      headersTimeout: config.headersMs,
      connectionsCheckingInterval: Math.min(5000, config.headersMs / 2),
    },
    rewriteUrl: pathOfRequest,
    frameworkErrors: replyWithError,
    clientErrorHandler: replyToUnreadable,
  })
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('x-error-code', 'not_found').send({ error: commonErrors.not_found.text }),
  )
  const isSecure = config.publicUrl.startsWith('https:')
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await mountSecurityHeaders(app, isSecure)
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInnerCall(request)) {
      const ms = Math.round(reply.elapsedTime)
      request.log.info(
        { method: request.method, ...addressOf(request), status: reply.statusCode, ms },
        'request',
      )
    }
    done()
  })

  mountDraining(app, readiness)
  mountBodyClock(app, config.bodyMs)
  mountHttpGuards(app)
  const redis = config.redisUrl ? new CommonRedis(config.redisUrl, app.log) : undefined
  if (redis) app.addHook('onClose', async () => redis.close())
  app.addHook('onClose', startBeats(serverModules, database, app.log))
  const parts = partsOf(database, config.dataDir, redis, fileStoreIn(config.dataDir, config.s3))
  const everyMs = config.isTest ? 0 : 5000
  mountMetrics(app, {
    database,
    jobQueue,
    readiness,
    security,
    parts,
    dataDir: config.dataDir,
    clock,
    everyMs,
  })
  mountHealth(app, readiness, parts)
  await app.register(compress, {
    threshold: 1024,
    // A page whole: a stream would cost more than the compression.
    syncThreshold: 512 * 1024,
    // Half of the work of level 5, for a tenth more bytes.
    zlibOptions: { level: 3 },
    encodings: ['gzip', 'identity'],
    // Clients send no compressed bodies, so decompression bombs need no further defence.
    globalDecompression: false,
  })
  const brands = brandDeskOf(config.portalHost)
  const limits = limitsOf(config.limitMultiplier, redis)
  const sessions = sessionsOf(config)
  const visitors = new Visitors(config.secrets, isSecure)
  /** Before anything is known of a request but what its cookies say. */
  const raiseFor = (request: FastifyRequest): RaiseSecurity =>
    securityOf({ security: security.write, sessions, visitors }, request, addressOf(request).route).raise
  app.addHook('onRequest', async (request) => {
    if (isUncounted(request)) return
    // The session itself is looked up later, once: who was given this cookie is enough to count a call.
    const userId = visitors.sealedUserId(cookieOf(request.headers.cookie, visitors.cookies.session))
    const caller = callerKey(userId, request.ip)
    const { isAllowed, isFirstRefused, resetMs } = await limits.consume(
      caller,
      config.requestsPerMinute,
      60_000,
    )
    if (isFirstRefused) raiseFor(request)('excess_rate_limit_exceeded', { reason: 'calls' })
    if (!isAllowed) throw new TooManyRequests(resetMs)
  })
  // After the counting: a token can't be guessed more often than anything else.
  guardOperations(app, config, (request) => raiseFor(request)('authz_fail', { reason: 'token_wrong' }))
  const ports: ApiPorts = {
    database,
    sessions,
    visitors,
    announcer: jobQueue,
    clock: config.isTest ? stagedClock(clock) : clock,
    limits,
    extensions: extensionsOf(serverModules),
    security: security.write,
    portalAt: (host) => brands.at(host),
    portalOf: (brand) => brands.of(brand),
    portalUrlAt: portalAddressOf(config),
    portalUrlOf: (brand) => portalOfBrand(config, brand),
  }
  const routes = serverModules.flatMap((module) => module.routes)
  mountApi(app, ports, routes)
  app.decorate('inside', new InsideApi(ports, routes))
  await mountDocs(app, { url: config.publicUrl, sessionCookie: visitors.cookies.session })
  mountDeliveryReports(app, { database, token: config.deliveryToken, clock })
  mountMailings(app, { database, visitors, extensions: ports.extensions })
  if (!config.isProduction) mountDevelopment(app, database)
  return app
}
