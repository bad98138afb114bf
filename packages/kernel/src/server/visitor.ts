import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

export const visitorCookie = 'smekalka_visitor'
export const sessionCookie = 'smekalka_session'
const yearSeconds = 365 * 24 * 3600

const mac = (secret: KeyObject, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

const equal = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Anonymous visitors and CSRF tokens: signed with the application's secret, stored nowhere. */
export class Visitors {
  readonly #secret: KeyObject
  readonly #secure: boolean
  constructor(secret: string, secure: boolean) {
    this.#secret = createSecretKey(secret, 'utf8')
    this.#secure = secure
  }

  /** The id in a visitor cookie, or null when it is absent or not ours. */
  read(cookie: string | undefined): string | null {
    if (!cookie) return null
    const [id, signature, ...rest] = cookie.split('.')
    if (!id || !signature || rest.length > 0) return null
    return equal(signature, mac(this.#secret, `visitor:${id}`)) ? id : null
  }

  /** The value of a session's cookie: whose it is can be told without asking the database. */
  sealSession(token: string, userId: number): string {
    return `${token}.${userId}.${this.#sealOf(token, userId)}`
  }

  #sealOf(token: string, userId: number | string): string {
    return mac(this.#secret, `session:${token}:${userId}`)
  }

  /** For whom this server made the cookie, whether or not the session still lives; null when it did not. */
  sealedUserId(cookie: string | undefined): number | null {
    const [token, userId, seal] = cookie?.split('.') ?? []
    return token && userId && seal && equal(seal, this.#sealOf(token, userId)) ? Number(userId) : null
  }

  make(): { id: string; cookie: string } {
    const id = randomBytes(16).toString('base64url')
    return { id, cookie: `${id}.${mac(this.#secret, `visitor:${id}`)}` }
  }

  /** Bound to the visitor and to the session: a token does not survive a sign-in or sign-out. */
  csrfToken(visitorId: string, sessionId: string | null): string {
    return mac(this.#secret, `csrf:${visitorId}:${sessionId ?? ''}`)
  }

  isCsrfToken(token: unknown, visitorId: string, sessionId: string | null): boolean {
    return typeof token === 'string' && equal(token, this.csrfToken(visitorId, sessionId))
  }

  readonly sign = (text: string): string => mac(this.#secret, text)

  setCookie(name: string, value: string, maxAgeSeconds: number = yearSeconds): string {
    return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${this.#secure ? '; Secure' : ''}`
  }
}
