import { listedNameSql, pageApart } from '@school/names/server'
import { namedBy, type Sql } from '@school/db'
import type { PageOf } from '@school/kernel/contract'
import { comparisonsSql, listPage } from '@school/kernel/server'
import { seatOfPupilSql } from '@school/school-classes/server'
import { titleOrderSql } from '@school/organizations/server'
import type * as z from 'zod'
import {
  type AppealsOfSchool,
  type listSchoolAppeals,
  type SchoolAppeal,
  schoolAppealColumns,
} from '../../contract/school-appeals.ts'

interface AppealRow extends Omit<SchoolAppeal, 'task' | 'filedAt' | 'decidedAt' | 'name'> {
  userId: number
  name: string
  position: number
  title: string
  filedAt: Date
  decidedAt: Date | null
}

/**
 * SQL: appeals `x` of official participations `p` of a stage, with the current class `m` of the pupil in these schools.
 * @param schools a parameter
 */
const appealsSql = (stageId: string, schools: string): string => `olympiad_participations p
  join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1
  join appeals x on x.attempt_id = a.id
  join lateral (${seatOfPupilSql('p.user_id')}) m on m.school_id = any(${schools}::int[])
  where p.stage_id = ${stageId} and not p.is_virtual`

export type AppealsAsked = z.output<NonNullable<(typeof listSchoolAppeals)['query']>>

const gainedSql = 'coalesce(x.points_after, 0) - coalesce(x.points_before, 0)'
const columnsSql = {
  state: 'x.state',
  gradeIndex: 'x.grade_index',
  filedAt: 'x.filed_at',
  decidedAt: 'x.decided_at',
  gained: gainedSql,
}

/** Pending appeals, the longest waiting first, then decided ones, the latest first. */
export async function listAppealsOfSchools(
  sql: Sql,
  { stageId, schoolIds }: { stageId: number; schoolIds: readonly number[] },
  { q, ...paging }: AppealsAsked,
): Promise<PageOf<AppealRow>> {
  const page = listPage<AppealRow>(sql, paging, (limit, offset) => {
    const values: unknown[] = [stageId, schoolIds, limit, offset]
    const text = `with appeal as (
        select x.*, p.user_id, p.grade_index, p.work_id, m.class_name from ${appealsSql('$1', '$2')}
      )
      select count(*) over ()::int as total, x.id, x.state, u.id as "userId", ${listedNameSql('u')} as name, x.class_name as "className",
        x.grade_index as "gradeIndex", wt.position, t.title, x.filed_at as "filedAt", x.decided_at as "decidedAt", x.words,
        ${gainedSql} as gained
      from appeal x join users u on u.id = x.user_id join tasks t on t.id = x.task_id
      join work_tasks wt on wt.work_id = x.work_id and wt.task_id = x.task_id
      where ${comparisonsSql(schoolAppealColumns, q, columnsSql, values)}
      order by x.decided_at desc nulls first, x.filed_at, x.id limit $3 offset $4`
    return { name: namedBy('list_appeals_of_schools', text), text, values }
  })
  return pageApart(sql, page, { id: 'userId', name: 'name', place: 'className' })
}

/** Number of appeals by school. */
export async function countAppealsBySchools(
  sql: Sql,
  { stageId, schoolIds }: { stageId: number; schoolIds: readonly number[] },
): Promise<AppealsOfSchool[]> {
  const count = (state: string) => `(count(*) filter (where x.state = '${state}'))::int as ${state}`
  const { rows } = await sql.query<AppealsOfSchool>({
    name: 'count_appeals_by_schools',
    text: `select o.id, o.short_name as name, o.city, x.open, x.accepted, x.declined from (
        select m.school_id, ${count('open')}, ${count('accepted')}, ${count('declined')} from ${appealsSql('$1', '$2')} group by 1
      ) x join organizations o on o.id = x.school_id order by ${titleOrderSql('o.short_name')}, o.id`,
    values: [stageId, schoolIds],
  })
  return rows
}
