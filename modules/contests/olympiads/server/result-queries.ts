import { isRankedSql } from '@school/works/server'
import type { Sql } from '@school/db'
import type { WalkFrom } from '@school/kernel/server'
import type { Award } from '../contract/olympiad.ts'

/** SQL: the largest shift of the window of a stage `s` granted to anybody, in seconds. */
export const shiftSql = `coalesce((select max(moved.seconds) from (
    select sum(w.shift_seconds) as seconds from olympiad_grades sg join work_allowances w on w.work_id = sg.work_id
    where sg.stage_id = s.id and w.shift_seconds <> 0 group by sg.work_id, w.target, w.target_id
  ) moved), 0)`

export interface Honours {
  userId: number
  award: Award | null
  school: string | null
}

/** Columns of a table other than points: the school and the diploma. */
export async function listHonours(sql: Sql, workId: number, userIds: readonly number[]): Promise<Honours[]> {
  const { rows } = await sql.query<Honours>({
    name: 'list_olympiad_honours',
    text: `select p.user_id as "userId", p.award, o.short_name as school
      from olympiad_participations p
      left join lateral (
        select c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
        join organizations k on k.id = c.organization_id and k.kind <> 'own'
        where m.user_id = p.user_id and m.role = 'pupil' order by c.school_year desc, c.id limit 1
      ) m on true
      left join organizations o on o.id = m.organization_id
      where p.work_id = $1 and p.user_id = any($2::int[])`,
    values: [workId, userIds],
  })
  return rows
}

export interface GradeResults {
  gradeIndex: number
  participants: number
  averagePercent: number | null
  awarded: number
}

/** Results of the grades of a stage, for comparison. */
export async function listGradeResults(sql: Sql, stageId: number): Promise<GradeResults[]> {
  const { rows } = await sql.query<GradeResults>({
    name: 'list_olympiad_grade_results',
    text: `select g.grade_index as "gradeIndex", count(a.id)::int as participants,
        round(avg(100.0 * a.points / nullif(a.max_points, 0)))::int as "averagePercent",
        (select count(*)::int from olympiad_participations p where p.work_id = g.work_id and p.award is not null) as awarded
      from olympiad_grades g
      left join attempts a on a.work_id = g.work_id and ${isRankedSql('a')}
      where g.stage_id = $1 group by g.grade_index, g.work_id order by g.grade_index`,
    values: [stageId],
  })
  return rows
}

/** Stages that are due: fully judged, and past all shifted windows. Withdrawn results are published only by hand. */
const dueStageSql = `s.published_at is null and s.cancelled_at is null and s.closes_at + ${shiftSql} * interval '1 second' <= $1 and (s.results_at is null or s.results_at <= $1)
        and not exists (select from olympiad_withdrawals w where w.stage_id = s.id and w.ended_at is null)
        and not exists (
          select from olympiad_grades g join attempts a on a.work_id = g.work_id where g.stage_id = s.id and a.judged_at is null
        )`

export async function listDueStages(
  sql: Sql,
  now: Date,
  { after, except }: WalkFrom<number>,
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_due_olympiad_stages',
    text: `select s.id from olympiad_stages s
      where ${dueStageSql} and s.id > $2 and s.id <> all($3::int[]) order by s.id`,
    values: [now, after ?? 0, except],
  })
  return rows.map(({ id }) => id)
}

/** Those of them that are still due; the rows are locked until the commit. */
export async function takeDueStages(sql: Sql, now: Date, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'take_due_olympiad_stages',
    text: `select s.id from olympiad_stages s
      where ${dueStageSql} and s.id = any($2::int[]) order by s.id for no key update of s skip locked`,
    values: [now, ids],
  })
  return rows.map(({ id }) => id)
}

export interface ResultRow {
  participationId: number
  workId: number
  points: number
  maxPoints: number
}

/** The whole official table of a stage. */
export async function listStageResults(sql: Sql, stageId: number): Promise<ResultRow[]> {
  const { rows } = await sql.query<ResultRow>({
    name: 'list_olympiad_stage_results',
    text: `select p.id as "participationId", p.work_id as "workId", a.points, a.max_points as "maxPoints"
      from olympiad_participations p
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and ${isRankedSql('a')}
      where p.stage_id = $1 and not p.is_virtual order by p.id`,
    values: [stageId],
  })
  return rows
}
