import type { Database } from '@school/db'
import type { FastifyInstance } from 'fastify'

export interface Readiness {
  /** The database is there and migrated: the process serves people. */
  isReady: boolean
  /** It is about to stop: it still serves, but may be given nobody new. */
  isDraining?: boolean
}

export function mountHealth(app: FastifyInstance, readiness: Readiness, database: Database): void {
  const alwaysOpen = new Set(['/healthz', '/readyz', '/metrics'])
  app.addHook('onRequest', (request, reply, done) => {
    if (readiness.isReady || alwaysOpen.has(request.url)) return done()
    reply
      .code(503)
      .header('retry-after', '2')
      .send({ error: 'Школа открывается. Обновите страницу через несколько секунд' })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (!readiness.isReady) return reply.code(503).send({ status: 'starting' })
    if (readiness.isDraining) return reply.code(503).send({ status: 'draining' })
    try {
      await database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
}
