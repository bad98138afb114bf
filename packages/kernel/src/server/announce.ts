import type * as z from 'zod'
import type { EventKind } from '../contract/events.ts'

/** Announces an event: delivered after commit, never when the transaction is rolled back. */
export type Announce = <P extends z.ZodType>(event: EventKind<P>, payload: z.input<P>) => Promise<void>
