import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of this process at `/metrics`. @param more what else is measured in it */
export function mountMetrics(app: FastifyInstance, ...more: readonly ((registry: Registry) => void)[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const measure of more) measure(registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration
      .labels(request.method, route, `${Math.floor(reply.statusCode / 100)}xx`)
      .observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
