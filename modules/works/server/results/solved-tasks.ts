/**
 * «Решено задач», the one definition: tasks that people have solved wholly, in whatever work, each counted once, at the moment
 * of the first time. A task that was given up or solved in part is not among them. `(user_id, task_id, at)`
 * @param whose of attempts `a`: whose tasks
 */
export const solvedTasksSql = (whose: string): string =>
  `select a.user_id, s.task_id, min(s.updated_at) as at
    from attempts a join task_states s on s.attempt_id = a.id and s.share >= 1
    where ${whose} group by a.user_id, s.task_id`
