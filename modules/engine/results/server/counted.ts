// The rule of `contract/counted.ts` as parts of queries.

/** `judgedTries` in SQL. @param s the alias of `task_states` */
export const judgedTriesSql = (s: string): string =>
  `greatest(0, ${s}.tries - ${s}.returns - (${s}.status = 'in_queue')::int)`

/** `isCounted` in SQL. @param s the alias of `task_states` */
export const isCountedSql = (s: string): string => `(${s}.status <> 'in_queue' and ${s}.tries > ${s}.returns)`

/** SQL condition: the points of an attempt are complete: it is judged, and no answer waits for a review. @param a the alias of `attempts` */
export const isWhollyJudgedSql = (a: string): string =>
  `(${a}.judged_at is not null and not exists (
    select from task_states waiting where waiting.attempt_id = ${a}.id and waiting.status = 'in_queue'))`
