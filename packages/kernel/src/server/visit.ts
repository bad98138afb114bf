import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { cutText } from '@school/texts'
import type { Visitors } from './visitor.ts'

/** The value of one cookie; a header that does not name it is not parsed. What no browser of ours was given is no value. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const value = header?.includes(name) ? parseCookie(header)[name] : undefined
  return value === undefined || /[^\x21-\x7e]/.test(value) ? undefined : value
}

/** A session that is opened by something weaker than a password. */
export interface BriefSession {
  readonly seconds: number
  /** What has opened it: with that taken back, the session is ended too. */
  readonly source: string
}

/** The browser behind a request, and the session changes that the answer will make. */
export interface Visit {
  readonly ip: string
  /** Our host in the request, without a port. */
  readonly host: string
  readonly userAgent: string
  /** `X-Device-Id`, made by the client; empty when it sent none. */
  readonly deviceId: string
  /** Signed anonymous id kept in a cookie from the first page on. */
  readonly visitorId: string
  readonly sessionId: string | null
  /** The token which a mutation must carry in `X-CSRF-Token`. */
  readonly csrfToken: string
  /** Has this user signed in from this browser before? */
  isKnownTo(userId: number): boolean
  /** Makes the answer open a session for this user. @param brief it ends soon, and the browser is not remembered @param passing an account that cost nothing: its calls are counted with those of its address */
  signIn(userId: number, brief?: BriefSession | null, passing?: { readonly sharesBudget: boolean }): void
  /** Makes the answer close the session. */
  signOut(): void
}

/** Headers are kept with a session: no sign of control is theirs. */
const clip = (value: unknown, length: number): string =>
  typeof value === 'string' ? cutText(value.replace(/\p{Cc}/gu, ''), length) : ''

/** One request's visit. Sign-in and sign-out are wishes here; the server carries them out after the handler. */
export class HttpVisit implements Visit {
  readonly ip: string
  readonly host: string
  readonly userAgent: string
  readonly deviceId: string
  readonly visitorId: string
  readonly sessionId: string | null
  /** A visitor cookie to set, when the browser had none. */
  readonly newVisitorCookie: string | null
  /** The owner of the session, once it is identified. */
  userId: number | null = null
  /** Version of the admitted viewer: sent with the answer. */
  viewerVersion: string | null = null
  wish:
    | { kind: 'sign-in'; userId: number; brief: BriefSession | null; sharesBudget: boolean }
    | { kind: 'sign-out' }
    | null = null
  readonly #visitors: Visitors
  readonly #session: string | undefined
  readonly #known: string | undefined

  constructor(request: FastifyRequest, visitors: Visitors) {
    const { cookie, 'user-agent': agent, 'x-device-id': device } = request.headers
    this.#visitors = visitors
    this.ip = request.ip
    this.host = request.hostname
    this.userAgent = clip(agent, 300)
    this.deviceId = clip(device, 100)
    this.#session = cookieOf(cookie, visitors.cookies.session)
    this.sessionId = this.#session?.split('.')[0] || null
    this.#known = cookieOf(cookie, visitors.cookies.known)
    const known = visitors.read(cookieOf(cookie, visitors.cookies.visitor))
    const made = known ? null : visitors.make()
    this.visitorId = known ?? made!.id
    this.newVisitorCookie = made && visitors.setCookie(visitors.cookies.visitor, made.cookie)
  }

  get csrfToken(): string {
    return this.#visitors.csrfToken(this.visitorId, this.sessionId)
  }
  /** The user for whom this server has made the session, whether or not it is still alive. */
  get sealedUserId(): number | null {
    return this.#visitors.sealedUserId(this.#session)
  }
  isKnownTo(userId: number): boolean {
    return this.#visitors.isKnown(this.#known, this.visitorId, userId)
  }
  /** The cookie to set on sign-in. */
  knownCookie(userId: number): string {
    return this.#visitors.setCookie(
      this.#visitors.cookies.known,
      this.#visitors.acquaint(this.#known, this.visitorId, userId),
    )
  }
  signIn(userId: number, brief: BriefSession | null = null, { sharesBudget = false } = {}): void {
    this.wish = { kind: 'sign-in', userId, brief, sharesBudget }
  }
  signOut(): void {
    this.wish = { kind: 'sign-out' }
  }
}
