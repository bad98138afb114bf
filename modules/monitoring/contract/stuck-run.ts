import * as z from 'zod'
import { csv, filtersOf, Id, Instant } from '@school/kernel/contract'
import { workKinds } from '@school/works/contract'

/** A run that the program has not been able to close or to judge; its answers are kept. */
export const StuckRun = z.object({
  /** Of the attempt. */
  id: z.int(),
  userId: z.int(),
  name: z.string(),
  workId: z.int(),
  workKind: z.enum(workKinds),
  /** The first failure. */
  since: Instant,
  tries: z.int(),
  /** Not before; the program tries again by itself. */
  retryAt: Instant,
  /** For those who mend it. */
  code: z.string(),
})
export type StuckRun = z.infer<typeof StuckRun>

export const StuckRunFilters = filtersOf({ workIdIn: csv(Id) }, [])
