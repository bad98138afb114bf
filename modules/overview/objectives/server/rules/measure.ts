import { leastMarks, leastTasks, type Metric } from '../../contract/metric.ts'

/** What was done for a goal since it began. */
export interface Measure {
  /** In units of the target. */
  amount: number
  /** Tasks, marks or exams that it is made of; of a count the same as `amount`. */
  total: number
  /** Of per cents: how many of the tasks were right at the first try. */
  right: number
  /** On which days something was done, and how much: tasks, or per day one; by the clock of the pupil. */
  days: ReadonlyMap<string, { done: number; right: number }>
  /** Of days in a row: the longest row since then. */
  best: number
}

export const nothing: Measure = { amount: 0, total: 0, right: 0, days: new Map(), best: 0 }

export interface Aimed {
  metric: Metric
  target: number
}

/** Whether a goal is reached by what was done. */
export function isReachedBy({ metric, target }: Aimed, { amount, total, right, best }: Measure): boolean {
  if (metric === 'percent') return total >= leastTasks && right * 100 >= target * total
  if (metric === 'mark') return total >= leastMarks && amount >= target
  if (metric === 'row') return best >= target
  return amount >= target
}

/** How far it is, 0–100; never 100 of what is not reached. */
export function percentReached(aim: Aimed, measure: Measure): number {
  if (isReachedBy(aim, measure)) return 100
  const { amount, total } = measure
  const share = (part: number, whole: number) => Math.min(1, whole === 0 ? 0 : part / whole)
  const done =
    aim.metric === 'percent'
      ? Math.min(share(amount, aim.target), share(total, leastTasks))
      : aim.metric === 'mark'
        ? Math.min(share(amount, aim.target), share(total, leastMarks))
        : share(amount, aim.target)
  return Math.min(99, Math.floor(100 * done))
}

/** What is put for per cents of nothing. */
export const percentRight = ({ right, total }: Pick<Measure, 'right' | 'total'>): number =>
  total === 0 ? 0 : Math.floor((100 * right) / total)
