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

/** `judgedTries` in a query. @param s the name of `task_states` in it */
export const judgedTriesSql = (s: string): string =>
  `greatest(0, ${s}.tries - ${s}.returns - (${s}.status = 'in_queue')::int)`

/** The points of an attempt say all: it is judged, and no answer of it waits for a person. @param a the name of `attempts` in the query */
export const isWhollyJudgedSql = (a: string): string =>
  `(${a}.judged_at is not null and not exists (
    select from task_states waiting where waiting.attempt_id = ${a}.id and waiting.status = 'in_queue'))`
