// Parts of the queries by which modules find objects of works: see `ModuleVisits`.

export const taskOf = (work: string) =>
  `(select task_id from work_tasks where work_id = ${work} order by position limit 1) as "taskId"`

/** Somebody's attempt in a work: the last one that was finished or, where there is none, the last that was begun. */
export const solverOf = (work: string) =>
  `left join lateral (select user_id from attempts r where r.work_id = ${work} order by r.judged_at desc nulls last, r.id desc limit 1) solver on true`

/** An attempt (`a`) of a work (`w`), with the first task that is still open in it, if there is one. @param join tables of its owner */
export const attemptIn = (
  join: string,
  where: string,
  leader = 'null::int',
) => `select a.id as "attemptId", a.user_id as owner, ${leader} as leader, (
    select wt.task_id from work_tasks wt left join task_states z on z.attempt_id = a.id and z.task_id = wt.task_id
    where wt.work_id = a.work_id order by coalesce(z.status, 'not_started') <> 'not_started', wt.position limit 1) as "taskId"
  from attempts a join works w on w.id = a.work_id ${join}
  where ${where} order by a.id limit 1`

export const isLast = `not exists (select from attempts l where l.work_id = a.work_id and l.user_id = a.user_id and l.number > a.number)`
export const underWay = 'a.finished_at is null and (a.deadline_at is null or a.deadline_at > $1::timestamptz)'
export const judged = `a.judged_at is not null and ${isLast}`

/** A task that is used by such works only. */
export const taskStanding = (
  kind: string,
  where = 'true',
) => `select wt.task_id as "taskId" from work_tasks wt join works w on w.id = wt.work_id
  group by wt.task_id having bool_and(w.kind = '${kind}' and ${where}) order by wt.task_id limit 1`
