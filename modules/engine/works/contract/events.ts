import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** The last open task of a practice was solved or given up; emitted again when it is closed once more. */
export const workClosed = eventKind('works.work_closed', z.object({ userId: z.int(), workId: z.int() }))

/** A task was given up. */
export const taskGivenUp = eventKind(
  'works.task_given_up',
  z.object({ userId: z.int(), attemptId: z.int(), taskId: z.int() }),
)
