import { hash, timingSafeEqual } from 'node:crypto'
import type { Database } from '@school/db'
import { Reports, takeReports } from '@school/delivery/server'
import { commonErrors } from '@school/kernel/contract'
import type { FastifyInstance } from 'fastify'

const digest = (text: string): Buffer => Buffer.from(hash('sha256', text, 'hex'))

/** The endpoint for delivery reports of letter and SMS providers: it requires the token and does not exist without one. */
export function mountDeliveryReports(
  app: FastifyInstance,
  {
    database,
    token,
    clock,
  }: { database: Pick<Database, 'pool'>; token: string | undefined; clock: () => Date },
): void {
  if (token === undefined) return
  const expected = digest(`Bearer ${token}`)
  app.post('/hooks/delivery', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply
        .code(401)
        .header('x-error-code', 'sign_in_required')
        .send({ error: commonErrors.sign_in_required.text })
    const reports = Reports.safeParse(request.body)
    if (!reports.success)
      return reply
        .code(422)
        .header('x-error-code', 'invalid_input')
        .send({ error: 'An array of {id, state, permanent?, reason?} is expected' })
    await takeReports(database.pool, reports.data, clock())
    return reply.code(204).send()
  })
}
