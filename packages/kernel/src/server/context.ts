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
   * The portal by whose flags the viewer is judged: of the brand to which they belong, whatever host was asked (decision 083). A guest belongs
   * to the portal at the host.
   */
  readonly portal: PortalSettings
  /** The portal at the host that was asked: a face, and restrictions. Never a reason to allow; `laws/host.test.ts` names its readers. */
  readonly portalAtHost: PortalSettings
  /**
   * Where the viewer reads: the portal of their brand, whatever host was asked, else the portal at the host; without a slash at its end, `null` on the site. For
   * letters and what is printed, by `readerAddress`.
   */
  readonly portalUrl: string | null
  /** The portal of a brand; `null` is that of people who belong to none. */
  readonly portalOf: (brand: string | null) => PortalSettings
  /** What of their portal is open to the viewer. */
  readonly features: ReadonlySet<Feature>
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
  /** What is written of a reading: before its answer leaves, and by itself, as the reading writes nothing (decision 074). */
  readonly leaveTrace: (write: LeaveTrace) => void
}
