import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** The last open task of a practice has been solved or given up; said again when it is closed anew. */
export const workClosed = eventKind('works.work_closed', z.object({ userId: z.int(), workId: z.int() }))

/** A task was given up. */
export const taskGivenUp = eventKind(
  'works.task_given_up',
  z.object({ userId: z.int(), attemptId: z.int(), taskId: z.int() }),
)

/** Everybody's answers to a task have been judged anew, or given their earlier verdicts back; said again when one that was passed over follows. */
export const taskRegraded = eventKind(
  'works.task_regraded',
  z.object({
    regradingId: z.int(),
    /** The regrading whose changes were given back. */
    undoes: z.int().nullable(),
    /** Where something has changed. */
    workIds: z.array(z.int()),
  }),
)
