import { type Allowance, deadlineOf, windowOf } from './clock.ts'
import type { WorkRules } from '@school/work-rules/server'

interface Timed extends Allowance {
  startedAt: Date
  finishedAt: Date | null
}

type Given = Pick<Allowance, 'extraSeconds' | 'shiftSeconds'>

/** An attempt without this part of its time. */
export const without = <T extends Allowance>(attempt: T, given: Given): T => ({
  ...attempt,
  extraSeconds: attempt.extraSeconds - given.extraSeconds,
  shiftSeconds: attempt.shiftSeconds - given.shiftSeconds,
})

/** An attempt started before the time was given to its class did not get it. */
export const hasGiven = (attempt: Allowance, given: Given): boolean =>
  attempt.extraSeconds >= given.extraSeconds && attempt.shiftSeconds >= given.shiftSeconds

/** Whether an attempt was started or continued when it would have been impossible without this time. */
export function isTimeUsed(
  attempt: Timed,
  rules: Pick<WorkRules, 'opensAt' | 'closesAt' | 'minutes' | 'hardClose'>,
  given: Given,
  now: Date,
): boolean {
  if (!hasGiven(attempt, given)) return false
  const less = without(attempt, given)
  const { closesAt } = windowOf(rules, less)
  if (closesAt && attempt.startedAt >= closesAt) return true
  const deadline = deadlineOf(attempt.startedAt, rules, less)
  return deadline !== null && (attempt.finishedAt ?? now) > deadline
}
