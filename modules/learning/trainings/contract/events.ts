import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** A pupil finished an attempt of a training; emitted again when the finish request is repeated. */
export const trainingFinished = eventKind(
  'trainings.finished',
  z.object({ userId: z.int(), trainingId: z.int() }),
)
