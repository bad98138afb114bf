import * as z from 'zod'
import { Id, Instant } from '@school/kernel/contract'
import { timeWords } from './errors.ts'

export const timeTargets = ['all', 'school', 'class', 'user'] as const
export type TimeTarget = (typeof timeTargets)[number]

const dayMinutes = 1440

/** More time for somebody: minutes of the personal clock, a shift of the window, or both; and why. */
export const TimeGrantBody = z.object({
  target: z.enum(timeTargets),
  /** A school, a class or a pupil; `null` for all. */
  targetId: Id.nullable(),
  extraMinutes: z.int(timeWords.minutesWrong).min(0, timeWords.minutesWrong).max(180, timeWords.minutesWrong),
  shiftMinutes: z
    .int(timeWords.shiftWrong)
    .min(0, timeWords.shiftWrong)
    .max(7 * dayMinutes, timeWords.shiftWrong),
  reason: z.string().trim().min(3, timeWords.reasonNeeded).max(300),
})
export type TimeGrantBody = z.output<typeof TimeGrantBody>

/** A grant of time as shown to people: to whom, how much and why. */
export const ToldTime = z.object({
  id: z.int(),
  target: z.enum(timeTargets),
  /** «7А, Белогорская», «Миронова Маша»; `null` for all. */
  name: z.string().nullable(),
  extraMinutes: z.int(),
  shiftMinutes: z.int(),
  reason: z.string(),
})

/** Time that was given, by whom and when. */
export const GivenTime = ToldTime.extend({
  grantedBy: z.string().nullable(),
  createdAt: Instant,
  /** When it was revoked; only possible before it was used. */
  takenBackAt: Instant.nullable(),
  takenBackBy: z.string().nullable(),
})
export type GivenTime = z.infer<typeof GivenTime>
