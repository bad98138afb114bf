/**
 * «Решено задач», the only definition: tasks that users have completely solved in any work, each counted once, at the
 * time of the first solution. Tasks given up or solved in part are not included. `(user_id, task_id, at)`
 * @param whose condition on attempts `a`: whose tasks
 */
export const solvedTasksSql = (whose: string): string =>
  `select a.user_id, s.task_id, min(s.updated_at) as at
    from attempts a join task_states s on s.attempt_id = a.id and s.share >= 1
    where ${whose} group by a.user_id, s.task_id`
