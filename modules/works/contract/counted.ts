import type { TaskStatus } from '@school/tasks/contract'

/** What decides whether a task is counted: in averages, heat and «решено». */
export interface CountedFacts {
  status: TaskStatus
  tries: number
  returns?: number
}

/** Tries that have a verdict: neither the one that waits for a person nor those that were given back. */
export const judgedTries = ({ status, tries, returns = 0 }: CountedFacts): number =>
  Math.max(0, tries - returns - (status === 'in_queue' ? 1 : 0))

/** What waits is neither right nor wrong; what was never judged is no answer yet. */
export const isCounted = (facts: CountedFacts): boolean =>
  facts.status !== 'in_queue' && judgedTries(facts) > 0
