import { Level, ExtraLevel } from '@school/homeworks/contract'
import * as z from 'zod'

/** Of tasks of lessons and homeworks of this school year, solved at the first try. */
export const FirstTryResult = z.object({
  userId: z.int(),
  /** `null` when no answers were judged. */
  percent: z.int().nullable(),
  tasks: z.int(),
})
export type FirstTryResult = z.infer<typeof FirstTryResult>

/** From this percent on the harder set is given, and below that one the easier. */
export interface LevelLimits {
  harderFrom: number
  easierUnder: number
}

/** Pupils without results get the ordinary set. */
export function levelOf(percent: number | null, has: readonly ExtraLevel[], limits: LevelLimits): Level {
  if (percent === null) return 'b'
  if (has.includes('a') && percent >= limits.harderFrom) return 'a'
  if (has.includes('c') && percent < limits.easierUnder) return 'c'
  return 'b'
}
