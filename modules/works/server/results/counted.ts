// The rule of `contract/counted.ts` as parts of queries.

/** `judgedTries` in a query. @param s the name of `task_states` in it */
export const judgedTriesSql = (s: string): string =>
  `greatest(0, ${s}.tries - ${s}.returns - (${s}.status = 'in_queue')::int)`

/** `isCounted` in a query. @param s the name of `task_states` in it */
export const isCountedSql = (s: string): string => `(${s}.status <> 'in_queue' and ${s}.tries > ${s}.returns)`

/** The points of an attempt say all: it is judged, and no answer of it waits for a person. @param a the name of `attempts` in the query */
export const isWhollyJudgedSql = (a: string): string =>
  `(${a}.judged_at is not null and not exists (
    select from task_states waiting where waiting.attempt_id = ${a}.id and waiting.status = 'in_queue'))`
