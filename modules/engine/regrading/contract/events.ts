import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** All answers to a task were judged again, or got their earlier verdicts back; emitted again when a skipped attempt follows. */
export const taskRegraded = eventKind(
  'works.task_regraded',
  z.object({
    regradingId: z.int(),
    /** The regrading that was undone. */
    undoes: z.int().nullable(),
    /** Works with changes. */
    workIds: z.array(z.int()),
  }),
)
