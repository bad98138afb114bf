import type { Database } from '@school/db'
import type { FastifyInstance } from 'fastify'

/** Whether the process may be given people: false until migrated and connected, false again while it stops. */
export interface Readiness {
  isReady: boolean
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
    try {
      await database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
}
