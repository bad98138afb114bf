import type { Sql } from '@school/db'
import { promotions } from '../contract/mailings.ts'
import { isElementaryGrade } from './rules.ts'

export interface GradeChange {
  readonly userId: number
  /** Without one a pupil is a graduate. */
  readonly from: number | null
  readonly to: number | null
}

/**
 * Changes the grades of many pupils at once, with the flags that depend on them; a pupil whose grade has changed meanwhile is skipped. Graduates
 * get promotions only when they ask for them.
 * @returns ids of the changed pupils
 */
export async function regradePupils(sql: Sql, changes: readonly GradeChange[]): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'regrade_pupils',
    text: `update users u set grade_index = n.to_index, is_elementary_pupil = n.is_elementary, is_graduate = n.to_index is null,
        muted_mailings = array(select unnest(u.muted_mailings) union select unnest($2::text[]))
      from jsonb_to_recordset($1::jsonb) as n (user_id int, from_index smallint, to_index smallint, is_elementary boolean)
      where u.id = n.user_id and u.type = 'pupil' and not u.is_parent
        and u.grade_index is not distinct from n.from_index and u.is_graduate = (n.from_index is null)
      returning u.id`,
    values: [
      JSON.stringify(
        changes.map(({ userId, from, to }) => ({
          user_id: userId,
          from_index: from,
          to_index: to,
          is_elementary: isElementaryGrade(to),
        })),
      ),
      promotions,
    ],
  })
  return rows.map(({ id }) => id)
}
