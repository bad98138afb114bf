import type { Feature, PortalSettings, Viewer } from '@school/access'
import type { Sql, Unit } from '@school/db'
import type { EventKind } from '../contract/events.ts'
import type * as z from 'zod'
import type { Extensions } from './extension.ts'
import type { Limits } from './limits.ts'
import type { RaiseSecurity } from './security.ts'
import type { Visit } from './visit.ts'

/** Announces an event: delivered after commit, never when the transaction is rolled back. */
export type Announce = <P extends z.ZodType>(event: EventKind<P>, payload: z.input<P>) => Promise<void>

export type LeaveTrace = (sql: Sql) => Promise<unknown>

/** Everything a handler may know. Time is an argument: `now` is the instant of the request. */
export interface Ctx extends Unit {
  readonly viewer: Viewer
  /**
   * The portal whose flags apply to the viewer: that of their brand, whatever host was requested (decision 083). A guest belongs
   * to the portal at the host.
   */
  readonly portal: PortalSettings
  /** The portal at the requested host: its layout and restrictions. Never a reason to allow; `laws/host.test.ts` lists its readers. */
  readonly portalAtHost: PortalSettings
  /**
   * URL of the portal where the viewer reads: that of their brand, whatever host was requested, else the portal at the host; without a
   * trailing slash, `null` on the site. For letters and printed documents, by `readerAddress`.
   */
  readonly portalUrl: string | null
  /** The portal of a brand; `null` is that of people who belong to none. */
  readonly portalOf: (brand: string | null) => PortalSettings
  /** What of their portal is open to the viewer. */
  readonly features: ReadonlySet<Feature>
  /** The viewer's row as the accounts module read it with the session; only that module knows its shape. */
  readonly account: unknown
  readonly now: Date
  readonly visit: Visit
  /** Signs a text with the application's secret: for addresses that must open without a session. */
  readonly sign: (text: string) => string
  /** Limits on what a person or a stranger may do too often. */
  readonly limits: Limits
  /** What higher modules have registered at an extension point. */
  readonly extensions: Extensions
  /** Raises a security event. */
  readonly security: RaiseSecurity
  readonly announce: Announce
  /** Records that something was read: written before the answer is sent, outside of any transaction, as a read has none (decision 074). */
  readonly leaveTrace: (write: LeaveTrace) => void
}
