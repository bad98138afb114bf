import { hash, timingSafeEqual } from 'node:crypto'
import { commonErrors } from '@school/kernel/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const isForOperators = (path: string): boolean =>
  path === '/metrics' || path === '/api/openapi.json' || path === '/api/docs' || path.startsWith('/api/docs/')

const digest = (text: string): Buffer => Buffer.from(hash('sha256', text, 'hex'))

/** `Bearer <token>` of a program, or the token as the password of a browser's Basic authentication. */
function tokenOf(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return null
  const [, ...password] = Buffer.from(value, 'base64').toString().split(':')
  return password.join(':')
}

/**
 * Metrics and the contract are for operators: when a token is set they require it; in production without one they answer 404.
 * A token on one port rather than a second port: it works behind every proxy and for every process of a cluster.
 * @param onWrongToken called for a wrong token; a request without one only gets 401
 */
export function guardOperations(
  app: FastifyInstance,
  { isProduction, operationsToken }: { isProduction: boolean; operationsToken: string | undefined },
  onWrongToken: (request: FastifyRequest) => void,
): void {
  if (!isProduction && operationsToken === undefined) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isForOperators(request.url.split('?')[0]!)) return
    const given = tokenOf(request.headers.authorization)
    const isRight =
      given !== null &&
      operationsToken !== undefined &&
      timingSafeEqual(digest(given), digest(operationsToken))
    if (isRight) return
    if (given !== null) onWrongToken(request)
    if (operationsToken === undefined)
      return reply.code(404).header('x-error-code', 'not_found').send({ error: commonErrors.not_found.text })
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="operations", charset="UTF-8"')
      .header('x-error-code', 'sign_in_required')
      .send({ error: commonErrors.sign_in_required.text })
  })
}
