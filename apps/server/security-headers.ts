import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface Policy {
  useDefaults: false
  directives: Record<string, string[]>
}
const policyOf = (directives: Record<string, string[]>): Policy => ({ useDefaults: false, directives })

const self = "'self'"
const nothing = ["'none'"]
const inlineStyles = "'unsafe-inline'"

/** Data, files of builds, refusals: nothing in them is ever run or shown in a frame. */
const dataPolicy = policyOf({ defaultSrc: nothing, frameAncestors: nothing })

/**
 * A page of ours: scripts are our files and those that carry the nonce of this very reply.
 * @param pictures whence else photographs come
 * @param captcha whence the script of somebody else's captcha comes
 */
export const pagePolicy = (
  nonce: string,
  pictures: readonly string[] = [],
  captcha: readonly string[] = [],
): Policy =>
  policyOf({
    defaultSrc: [self],
    scriptSrc: [self, `'nonce-${nonce}'`, ...captcha],
    styleSrc: [self, inlineStyles],
    imgSrc: [self, 'data:', 'blob:', ...pictures],
    fontSrc: [self],
    mediaSrc: [self, 'blob:'],
    connectSrc: [self, ...captcha],
    ...(captcha.length > 0 && { frameSrc: [self, ...captcha] }),
    objectSrc: nothing,
    baseUri: [self],
    formAction: [self],
    frameAncestors: nothing,
  })

/** A page for those who write programs: a script is only what carries the nonce, without one nothing is. */
export const toolPolicy = (nonce?: string): Policy =>
  policyOf({
    defaultSrc: [self],
    scriptSrc: nonce === undefined ? nothing : [`'nonce-${nonce}'`],
    styleSrc: [self, inlineStyles],
    imgSrc: [self, 'data:'],
    objectSrc: nothing,
    baseUri: nothing,
    frameAncestors: nothing,
  })

/** A drawing has its styles inside, and nothing else. */
export const drawingPolicy = policyOf({ defaultSrc: nothing, styleSrc: [inlineStyles] })

/** Every reply says how a browser may treat it; what shows something gives a policy of its own by `reply.helmet`. */
export async function mountSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: dataPolicy,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
