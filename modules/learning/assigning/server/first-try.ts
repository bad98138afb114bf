import type { Sql } from '@school/db'
import type { FirstTryResult } from '../contract/levels.ts'

/** At the first try and without a hint. @param s the name of `task_states` in the query */
export const isFirstTrySql = (s: string): string =>
  `(${s}.share >= 1 and ${s}.tries - ${s}.returns <= 1 and ${s}.hints_opened = 0)`

/** @param s the name of `task_states` in the query */
export const isJudgedSql = (s: string): string => `${s}.status in ('solved', 'partially', 'failed', 'hinted')`

/**
 * Of tasks of lessons and homeworks, how many were solved at the first try without a hint: a query of `(percent, tasks)`;
 * the percent is `null` when nothing was judged. @param userId an expression @param since an instant
 */
export const firstTrySql = (
  userId: string,
  since: string,
): string => `select round(100 * avg(${isFirstTrySql('s')}::int))::int as percent, count(*)::int as tasks
    from attempts a join works w on w.id = a.work_id and w.kind in ('practice', 'homework')
      join task_states s on s.attempt_id = a.id
    where a.user_id = ${userId} and s.updated_at >= ${since} and ${isJudgedSql('s')}`

/** Of everybody in these classes, or in all, of a teacher, in one statement. */
export async function listFirstTries(
  sql: Sql,
  { teacherId, classIds, since }: { teacherId: number; classIds: readonly number[] | null; since: Date },
): Promise<FirstTryResult[]> {
  const { rows } = await sql.query<FirstTryResult>({
    name: 'list_first_tries',
    text: `select p.user_id as "userId", r.percent, r.tasks from (
        select distinct m.user_id from class_members me
        join class_members m on m.school_class_id = me.school_class_id and m.role = 'pupil'
        where me.user_id = $1 and me.role = 'teacher' and ($2::int[] is null or me.school_class_id = any($2))
      ) p cross join lateral (${firstTrySql('p.user_id', '$3')}) r order by p.user_id`,
    values: [teacherId, classIds, since],
  })
  return rows
}
