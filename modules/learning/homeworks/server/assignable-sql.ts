/** SQL condition: a task that still accepts an answer. */
const isLeftSql = (state: string): string =>
  `(coalesce(${state}.share, 0) < 1 and not coalesce(${state}.gave_up, false) and coalesce(${state}.status, 'not_started') not in ('failed', 'in_queue'))`

/**
 * SQL: the result of a pupil in the work that a homework assigns since it was given, a query of one row at most:
 * `(id, started_at, finished_at, judged_at, points, max_points, extra_tries)`. A work that is solved only once, a lesson, is done when no task of it
 * is left, at any time; for a repeatable one the best attempt that ended since then counts. Without such a work there is no row.
 * @param homework the alias of the homework @param userId an expression
 */
export const assignableCopySql = (
  homework: string,
  userId: string,
): string => `select a.id, a.started_at, coalesce(a.finished_at, done.at) as finished_at, coalesce(a.judged_at, done.at) as judged_at,
    coalesce(a.points, done.points) as points, coalesce(a.max_points, done.max_points) as max_points, a.extra_tries
  from attempts a left join lateral (
    select max(s.updated_at) as at, round(100 * sum(coalesce(s.share, 0)))::int as points, count(*)::int * 100 as max_points
    from work_tasks wt left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
    where wt.work_id = a.work_id having count(*) filter (where ${isLeftSql('s')}) = 0
  ) done on true
  where a.work_id = ${homework}.thing_work_id and a.user_id = ${userId}
    and coalesce(a.finished_at, ${homework}.published_at) >= ${homework}.published_at
  order by coalesce(a.finished_at, done.at) is not null desc, coalesce(a.points, done.points) desc nulls last, a.number desc limit 1`

/** The same for a homework with tasks of its own or with an assigned work. */
export const copyAttemptSql = (homework: string, userId: string): string => `
    (select id, started_at, finished_at, judged_at, points, max_points, extra_tries from attempts
      where work_id = ${homework}.work_id and user_id = ${userId} order by number desc limit 1)
    union all (${assignableCopySql(homework, userId)})`

/** The work that contains the tasks to solve. */
export const doneWorkSql = (homework: string): string =>
  `coalesce(${homework}.thing_work_id, ${homework}.work_id)`
