import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

export const visitorCookie = 'smekalka_visitor'
export const sessionCookie = 'smekalka_session'
/** Users who have signed in from this browser: strangers' guesses at their passwords are not counted against it. */
export const knownCookie = 'smekalka_known'
const mostKnown = 8
const yearSeconds = 365 * 24 * 3600

const mac = (secret: KeyObject, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

const equal = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const csrfText = (visitorId: string, sessionId: string | null) => `csrf:${visitorId}:${sessionId ?? ''}`

/**
 * Anonymous visitors, CSRF tokens and signed addresses: signed with the application's secret, stored nowhere. While a
 * secret is being replaced, what the previous one has signed is still good.
 */
export class Visitors {
  readonly #secrets: readonly KeyObject[]
  readonly #secure: boolean
  /** Under https no other host of the domain can plant a cookie of these names. */
  readonly cookies: Readonly<Record<'visitor' | 'session' | 'known', string>>

  /** @param secrets the one to sign with and, for a while, the one before it */
  constructor(secrets: readonly string[], secure: boolean) {
    this.#secrets = secrets.map((secret) => createSecretKey(secret, 'utf8'))
    this.#secure = secure
    const prefix = secure ? '__Host-' : ''
    this.cookies = {
      visitor: prefix + visitorCookie,
      session: prefix + sessionCookie,
      known: prefix + knownCookie,
    }
  }

  readonly sign = (text: string): string => mac(this.#secrets[0]!, text)

  readonly isSigned = (text: string, signature: string): boolean =>
    this.#secrets.some((secret) => equal(signature, mac(secret, text)))

  /** The id in a visitor cookie, or null when it is absent or not ours. */
  read(cookie: string | undefined): string | null {
    if (!cookie) return null
    const [id, signature, ...rest] = cookie.split('.')
    if (!id || !signature || rest.length > 0) return null
    return this.isSigned(`visitor:${id}`, signature) ? id : null
  }

  /**
   * The value of a session's cookie: its owner can be read from it without asking the database.
   * @param sharesBudget hides the owner: calls of an account that costs nothing to make are counted with those of its address
   */
  sealSession(token: string, userId: number, sharesBudget = false): string {
    const kind = sharesBudget ? 'passing' : 'session'
    return `${token}.${userId}.${this.sign(`${kind}:${token}:${userId}`)}`
  }

  /** The user for whom this server made the cookie, whether or not the session is still alive; null for a forged cookie. */
  sealedUserId(cookie: string | undefined): number | null {
    const [token, userId, seal] = cookie?.split('.') ?? []
    if (!token || !userId || !seal) return null
    return this.isSigned(`session:${token}:${userId}`, seal) ? Number(userId) : null
  }

  isKnown(cookie: string | undefined, visitorId: string, userId: number): boolean {
    return (cookie ?? '').split('.').some((one) => this.isSigned(`known:${visitorId}:${userId}`, one))
  }

  /** The value of the cookie of those who are known, the last one first. */
  acquaint(cookie: string | undefined, visitorId: string, userId: number): string {
    const own = this.sign(`known:${visitorId}:${userId}`)
    const others = (cookie ?? '').split('.').filter((one) => one && one !== own)
    return [own, ...others].slice(0, mostKnown).join('.')
  }

  make(): { id: string; cookie: string } {
    const id = randomBytes(16).toString('base64url')
    return { id, cookie: `${id}.${this.sign(`visitor:${id}`)}` }
  }

  /** Bound to the visitor and to the session: a token does not survive a sign-in or sign-out. */
  csrfToken(visitorId: string, sessionId: string | null): string {
    return this.sign(csrfText(visitorId, sessionId))
  }

  isCsrfToken(token: unknown, visitorId: string, sessionId: string | null): boolean {
    return typeof token === 'string' && this.isSigned(csrfText(visitorId, sessionId), token)
  }

  setCookie(name: string, value: string, maxAgeSeconds: number = yearSeconds): string {
    return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${this.#secure ? '; Secure' : ''}`
  }
}
