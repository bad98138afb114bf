import type { Viewer } from '@school/access'
import type { Unit } from '@school/db'
import type { Extensions } from './extension.ts'
import type { Limits } from './limits.ts'
import type { Announce } from './room.ts'
import type { RaiseSecurity } from './security.ts'

/** The browser behind a request, and what the answer will tell it. */
export interface Visit {
  readonly ip: string
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
  /** Makes the answer open a session for this user. */
  signIn(userId: number): void
  /** Makes the answer close the session. */
  signOut(): void
}

/** Everything a handler may know. Time is an argument: `now` is the instant of the request. */
export interface Ctx extends Unit {
  readonly viewer: Viewer
  /** The viewer's row as the accounts room read it with the session; only that room knows its shape. */
  readonly account: unknown
  readonly now: Date
  readonly visit: Visit
  /** Signs a text with the application's secret: for addresses that must open without a session. */
  readonly sign: (text: string) => string
  /** For what a person or a stranger may do only so often. */
  readonly limits: Limits
  /** What rooms above have brought to an extension point. */
  readonly extensions: Extensions
  /** Tells those who watch over the school. */
  readonly security: RaiseSecurity
  readonly announce: Announce
}
