import { type Allowance, deadlineOf, windowOf } from './clock.ts'
import type { WorkRules } from './work-rules.ts'

interface Timed extends Allowance {
  startedAt: Date
  finishedAt: Date | null
}

type Given = Pick<Allowance, 'extraSeconds' | 'shiftSeconds'>

/** What is left of the time of an attempt without this part of it. */
export const without = <T extends Allowance>(attempt: T, given: Given): T => ({
  ...attempt,
  extraSeconds: attempt.extraSeconds - given.extraSeconds,
  shiftSeconds: attempt.shiftSeconds - given.shiftSeconds,
})

/** An attempt begun before the time was given to its class has none of it. */
export const hasGiven = (attempt: Allowance, given: Given): boolean =>
  attempt.extraSeconds >= given.extraSeconds && attempt.shiftSeconds >= given.shiftSeconds

/** Whether an attempt was begun or went on when without this time it could not. */
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
