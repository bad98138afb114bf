import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { whyUnavailable } from './why-unavailable.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What its answer was made of when it is no answer. */
    thrown: unknown
  }
}

/** Responses by the pattern of their route, never by the address, which clients can make up. */
export function measureHttp(registry: Registry, app: FastifyInstance): void {
  const registers = [registry]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const limitHits = new Counter({
    name: 'school_limit_hits_total',
    help: 'Calls refused because there were too many of them, by route and code of the refusal',
    labelNames: ['route', 'code'] as const,
    registers,
  })
  const unavailable = new Counter({
    name: 'school_unavailable_total',
    help: 'Answers 503, by route and by what was not there in time',
    labelNames: ['route', 'why'] as const,
    registers,
  })
  // Without labels: reported from the start, so that the increase by the first fault is seen.
  const faults = new Counter({
    name: 'school_faults_total',
    help: 'Answers that are faults of the school: 5xx but 503',
    registers,
  })
  app.decorateRequest('thrown', undefined)
  app.addHook('onError', (request, _reply, error, done) => {
    request.thrown = error
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode } = reply
    duration
      .labels(request.method, route, `${Math.floor(statusCode / 100)}xx`)
      .observe(reply.elapsedTime / 1000)
    if (statusCode === 429) limitHits.inc({ route, code: String(reply.getHeader('x-error-code') ?? 'none') })
    if (statusCode >= 500 && statusCode !== 503) faults.inc()
    if (statusCode === 503) unavailable.inc({ route, why: whyUnavailable(request.thrown) })
    done()
  })
}
