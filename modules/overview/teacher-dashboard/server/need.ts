import { compareNames } from '@school/texts'
import type { Need } from '../contract/class-page.ts'

export interface NeedFacts {
  readonly hasCome: boolean
  /** Whole days since the last visit; `null` when there was none. */
  readonly daysAway: number | null
  readonly overdue: number
  readonly percent: number | null
  /** Of how many tasks the result is. */
  readonly tasks: number
}

/** A weekend and a short illness are no reason. */
const longAway = 7
const veryLongAway = 14
const lowPercent = 50
/** With fewer tasks the result is not reliable. */
const leastTasks = 5

/** Warnings with reasons, the heaviest first. */
export function needsOf({ hasCome, daysAway, overdue, percent, tasks }: NeedFacts): Need[] {
  const found: Need[] = []
  if (overdue > 0) found.push({ kind: 'overdue', amount: overdue })
  if (percent !== null && tasks >= leastTasks && percent < lowPercent)
    found.push({ kind: 'low', amount: percent })
  if (daysAway !== null && daysAway >= longAway) found.push({ kind: 'away', amount: daysAway })
  if (!hasCome && daysAway === null) found.push({ kind: 'never_came', amount: 0 })
  return found.toSorted((a, b) => weightOf(b) - weightOf(a))
}

/** Overdue homeworks weigh most; a pupil who has never come may only lack a code. */
function weightOf({ kind, amount }: Need): number {
  if (kind === 'overdue') return amount >= 3 ? 4 : amount + 1
  if (kind === 'low') return 3
  if (kind === 'away') return amount >= veryLongAway ? 3 : 2
  return 1
}

const sumOf = (needs: readonly Need[]): number => needs.reduce((sum, need) => sum + weightOf(need), 0)

export interface NeedyPupil {
  readonly name: string
  readonly percent: number | null
  readonly needs: readonly Need[]
}

/** By need, the greatest first; then by result, the worst first; then by name. */
export const byNeed = (a: NeedyPupil, b: NeedyPupil): number =>
  sumOf(b.needs) - sumOf(a.needs) || (a.percent ?? 101) - (b.percent ?? 101) || compareNames(a.name, b.name)
