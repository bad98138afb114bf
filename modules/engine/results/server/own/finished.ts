/**
 * When a user last finished each work since an instant: a subquery of `work_id` and `at`, to be joined with the owners of the works.
 * Parameters: `$1` the user, `$2` the instant.
 */
export const finishedSinceSql = `select work_id, max(finished_at) as at from attempts
  where user_id = $1 and finished_at >= $2 group by work_id`
