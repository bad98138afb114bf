import type { IncomingMessage } from 'node:http'
import { refusals } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'
import { guardErrors } from './guard-errors.ts'

const refuse = refusals(guardErrors)

/**
 * An address in the absolute form (`GET http://host/path`) is answered by its path: its host matters to
 * proxies only.
 */
export function pathOfRequest({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || path === '*' ? path : `/${path}`
}

const isHost = (host: string): boolean =>
  host.length <= 260 && /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host) && URL.canParse(`http://${host}/`)

/** Refuses hosts and addresses for which no page can be rendered, and unknown addresses under `/api/…`. */
export function mountHttpGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { host } = request
    // HTTP/1.0 has no Host header: some health checks use it.
    const isAbsent = request.headers.host === undefined && host === ''
    if (!isAbsent && !isHost(host)) throw refuse('host_unknown')
    if (/^[^?]*%00/.test(request.url)) throw refuse('not_found')
  })
  for (const url of ['/api', '/api/*'])
    app.get(url, { exposeHeadRoute: true }, (_request, reply) => reply.callNotFound())
}
