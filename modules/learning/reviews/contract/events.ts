import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** An appeal has raised the points of a judged attempt; listeners recompute what depends on them. */
export const appealAccepted = eventKind(
  'reviews.appeal_accepted',
  z.object({ userId: z.int(), workId: z.int() }),
)
