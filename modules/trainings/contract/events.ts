import { eventKind } from '@school/kernel/contract'
import * as z from 'zod'

/** An attempt of a training was finished by its pupil; said again when the finish is repeated. */
export const trainingFinished = eventKind(
  'trainings.finished',
  z.object({ userId: z.int(), trainingId: z.int() }),
)
