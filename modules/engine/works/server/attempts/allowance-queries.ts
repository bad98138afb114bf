import type { Sql } from '@school/db'
import type { Allowance } from '../rules/clock.ts'

/**
 * Allowances of a user in a work: by name, with the class or the school, or for all, added up.
 * @param schoolIds schools of their classes, in addition to their own memberships
 */
export async function findAllowance(
  sql: Sql,
  workId: number,
  userId: number,
  classIds: readonly number[],
  schoolIds: readonly number[] = [],
): Promise<Allowance> {
  const { rows } = await sql.query<Allowance>({
    name: 'find_allowance',
    text: `select coalesce(sum(w.extra_seconds), 0)::int as "extraSeconds", coalesce(sum(w.shift_seconds), 0)::int as "shiftSeconds",
        case when exists (select from accommodations where user_id = $2)
          then (select time_factor from accommodations where user_id = $2) else 1 end as "timeFactor"
      from work_allowances w
      where w.work_id = $1 and (
        w.target = 'all'
        or (w.target = 'user' and w.target_id = $2)
        or (w.target = 'class' and w.target_id = any($3::int[]))
        or (w.target = 'school' and (w.target_id = any($4::int[])
          or w.target_id in (select organization_id from memberships where user_id = $2)))
      )`,
    values: [workId, userId, classIds, schoolIds],
  })
  return rows[0]!
}
