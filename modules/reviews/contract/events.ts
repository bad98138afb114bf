import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** An appeal has raised the points of a judged attempt: whatever was given for them is looked at anew. */
export const appealAccepted = eventKind(
  'reviews.appeal_accepted',
  z.object({ userId: z.int(), workId: z.int() }),
)
