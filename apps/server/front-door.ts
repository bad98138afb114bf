import type { IncomingMessage } from 'node:http'
import { refusals } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'
import { doorErrors } from './door-errors.ts'

const refuse = refusals(doorErrors)

/**
 * An address in the absolute form (`GET http://host/path`) is asked of us by its path: whose host stands in it is
 * the business of a proxy.
 */
export function pathOfRequest({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || path === '*' ? path : `/${path}`
}

const isHost = (host: string): boolean =>
  host.length <= 260 && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}/`)

/** Hosts and addresses that no page could be rendered for, and `/api/…` that nobody answers. */
export function mountFrontDoor(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { host } = request
    // A protocol as old as HTTP/1.0 needs none: so ask some of those who watch whether the server lives.
    const isAbsent = request.headers.host === undefined && host === ''
    if (!isAbsent && !isHost(host)) throw refuse('host_unknown')
    if (/^[^?]*%00/.test(request.url)) throw refuse('not_found')
  })
  for (const url of ['/api', '/api/*'])
    app.get(url, { exposeHeadRoute: true }, (_request, reply) => reply.callNotFound())
}
