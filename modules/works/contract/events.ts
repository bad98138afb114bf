import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** The last open task of a practice has been solved or given up; said again when it is closed anew. */
export const workClosed = eventKind('works.work_closed', z.object({ userId: z.int(), workId: z.int() }))
