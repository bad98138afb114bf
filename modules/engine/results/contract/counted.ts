import type { TaskStatus } from '@school/tasks/contract'

/** Fields that decide whether a task is counted: in averages, heat and «решено». */
export interface CountedFacts {
  status: TaskStatus
  tries: number
  returns?: number
}

/** Tries that have a verdict: without those that wait for a review and those that were returned. */
export const judgedTries = ({ status, tries, returns = 0 }: CountedFacts): number =>
  Math.max(0, tries - returns - (status === 'in_queue' ? 1 : 0))

/** Unreviewed answers are neither right nor wrong; unjudged ones are not answers yet. */
export const isCounted = (facts: CountedFacts): boolean =>
  facts.status !== 'in_queue' && judgedTries(facts) > 0
