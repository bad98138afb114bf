import type { Viewer } from '@school/access'
import type { Sql } from '@school/db'
import type { BriefSession } from './visit.ts'

/** The owner of a session. `account` is the row that the accounts module read with the session. */
export interface Identity {
  readonly viewer: Viewer
  readonly account: unknown
  /** The session was opened by a personal code on paper: only what is named for it is open (`alsoForWeakSessions`). */
  readonly isWeak: boolean
  /** The brand to which the person belongs; `null` when they belong to none. */
  readonly brand: string | null
}

/** The port through which the kernel learns who is looking and opens and closes sessions. */
export interface Sessions {
  /** `null` for an unknown or expired session. */
  identify(sql: Sql, token: string, now: Date): Promise<Identity | null>
  open(
    sql: Sql,
    userId: number,
    visit: { deviceId: string; userAgent: string; ip: string },
    now: Date,
    brief?: BriefSession | null,
  ): Promise<string>
  /** @returns the owner of the session; `null` when it had ended */
  close(sql: Sql, token: string): Promise<number | null>
  /** A short name of a session that opens nothing, for a log. */
  fingerprint(token: string): string
  readonly lifetimeSeconds: number
}
