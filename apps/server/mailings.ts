import { type Database, inTransaction } from '@school/db'
import { stopPage } from '@school/delivery/server'
import { commonErrors } from '@school/kernel/contract'
import type { Extensions, Visitors } from '@school/kernel/server'
import { findMailingByOldLink } from '@school/parenthood/server'
import { turnByLink } from '@school/profiles/server'
import { link, site } from '@school/routes'
import type { FastifyInstance } from 'fastify'

/**
 * The button «Отписаться» of mail programs (RFC 8058): a POST to the address of the page, from the mail provider's machine, without cookies. The
 * token in the address is the proof; the word in the body distinguishes it from a form of a foreign page.
 */
export function mountMailings(
  app: FastifyInstance,
  {
    database,
    visitors,
    extensions,
  }: { database: Pick<Database, 'pool'>; visitors: Visitors; extensions: Extensions },
): void {
  void app.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
        done(null, body),
      )
    scope.post<{ Params: { token: string } }>('/mailings/:token', async (request, reply) => {
      const isAsked = typeof request.body === 'string' && request.body.includes('One-Click')
      const turned =
        isAsked &&
        (await inTransaction(database.pool, ({ sql, db }) =>
          turnByLink({ sql, db, extensions }, visitors, request.params.token, false),
        ))
      if (turned) return reply.code(204).send()
      return reply.code(404).header('x-error-code', 'not_found').send({ error: commonErrors.not_found.text })
    })
  })

  app.get<{ Params: { token: string } }>('/family_letters/:token', async ({ params: { token } }, reply) => {
    const mailing = await findMailingByOldLink(database.pool, token)
    const page = mailing ? stopPage(visitors, mailing) : link(site.market.mailing, { token })
    return reply.header('cache-control', 'no-store').redirect(page)
  })
}
