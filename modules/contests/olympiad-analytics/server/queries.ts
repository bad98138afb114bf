import { percentSql } from '@school/work-rules/server'
import { isRankedSql } from '@school/works/server'
import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import type { Sql } from '@school/db'
import { isForbiddenSql } from '@school/families/server'
import type { Award } from '@school/olympiads/contract'
import { schoolYearOf } from '@school/texts'
import { titleOrderSql } from '@school/organizations/server'
import type { AdvisedTraining } from '../contract/index.ts'
import type { ReachedPlace, ReachedStage } from './reached.ts'
import type { Counted } from './rules.ts'

/** A result in the official table: same rules as `listStageResults` of olympiads. */
const officialSql = isRankedSql('a')

/** Schools in an organization and below. @param root an id */
const schoolsSql = (root: string): string =>
  `select o.id, o.path from organizations o where o.path @> array[${root}::int] and o.kind = 'school'`

/** Award holders, computed once for all: a lookup per result takes most of the time. @param where of `olympiad_participations p` */
const awardedSql = (where: string): string =>
  `select p.work_id, p.user_id from olympiad_participations p where ${where} and not p.is_virtual and p.award is not null`

const withAwards = 'left join awarded w on w.work_id = a.work_id and w.user_id = a.user_id'

export interface CountedOf extends Counted {
  key: number
}

/** Results summed up by stage. */
export async function countByStages(sql: Sql, { id }: ReachedPlace): Promise<CountedOf[]> {
  const { rows } = await sql.query<CountedOf>({
    name: 'count_results_by_stages',
    text: `with placed as materialized (${schoolsSql('$1')}),
      published as materialized (select id from olympiad_stages where published_at is not null and cancelled_at is null),
      awarded as materialized (${awardedSql('p.stage_id in (select id from published)')})
      select g.stage_id as key, ${percentSql('a.points', 'a.max_points')} as percent, count(*)::int as people, count(w.user_id)::int as winners
      from published join olympiad_grades g on g.stage_id = published.id join attempts a on a.work_id = g.work_id
      join placed on placed.id = a.school_id ${withAwards}
      where ${officialSql} group by 1, 2`,
    values: [id],
  })
  return rows
}

/** Key of a group of a level: the organization right below, or the grade of a school. */
const keySql = (grade: string): string =>
  `case when $3 then ${grade} else coalesce(placed.path[$2 + 1], placed.id) end::int`

export interface CountedInStage extends CountedOf {
  stageId: number
}

/** Results of stages by the organizations right below; for a school by grades. */
export async function countBelow(
  sql: Sql,
  place: ReachedPlace,
  stageIds: readonly number[],
): Promise<CountedInStage[]> {
  const { rows } = await sql.query<CountedInStage>({
    name: 'count_results_below',
    text: `with placed as materialized (${schoolsSql('$1')}), awarded as materialized (${awardedSql('p.stage_id = any ($4)')})
      select g.stage_id as "stageId", ${keySql('g.grade_index')} as key, ${percentSql('a.points', 'a.max_points')} as percent, count(*)::int as people, count(w.user_id)::int as winners
      from olympiad_grades g join attempts a on a.work_id = g.work_id join placed on placed.id = a.school_id ${withAwards}
      where g.stage_id = any ($4) and ${officialSql} group by 1, 2, 3`,
    values: [place.id, place.depth, place.kind === 'school', stageIds],
  })
  return rows
}

export interface SchoolSize {
  stageId: number
  path: number[]
  participants: number
}

/** Number of participants by school of an organization, by stage. */
export async function countBySchools(
  sql: Sql,
  rootId: number,
  stageIds: readonly number[],
): Promise<SchoolSize[]> {
  const { rows } = await sql.query<SchoolSize>({
    name: 'count_participants_by_schools',
    text: `with placed as materialized (${schoolsSql('$1')})
      select n.stage_id as "stageId", placed.path, n.participants from placed join (
        select g.stage_id, a.school_id, count(*)::int as participants from olympiad_grades g join attempts a on a.work_id = g.work_id
        where g.stage_id = any ($2) and ${officialSql} group by 1, 2) n on n.school_id = placed.id`,
    values: [rootId, stageIds],
  })
  return rows
}

/** Pupils of the grades of a stage in its school year, with the same grouping. */
export async function countPupils(
  sql: Sql,
  place: ReachedPlace,
  { grades, closesAt }: ReachedStage,
): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ key: number; pupils: number }>({
    name: 'count_pupils_below',
    text: `with placed as materialized (${schoolsSql('$1')})
      select ${keySql('c.grade_index')} as key, count(*)::int as pupils
      from placed join school_classes c on c.organization_id = placed.id and c.school_year = $4 and c.grade_index = any ($5)
        and not exists (select from class_moves v where v.from_class_id = c.id and v.kind = 'merger' and v.undone_at is null)
      join class_members m on m.school_class_id = c.id and m.role = 'pupil' group by 1`,
    values: [place.id, place.depth, place.kind === 'school', schoolYearOf(closesAt), grades],
  })
  return new Map(rows.map(({ key, pupils }) => [key, pupils]))
}

export interface ChildRow {
  id: number
  code: string | null
  kind: 'region' | 'municipal' | 'school'
  title: string
}

export async function listChildren(sql: Sql, { id }: ReachedPlace): Promise<ChildRow[]> {
  const { rows } = await sql.query<ChildRow>({
    name: 'list_analysed_children',
    text: `select id, code, kind, name as title from organizations where parent_id = $1 order by ${titleOrderSql('name')}, id`,
    values: [id],
  })
  return rows
}

export interface PupilRow {
  name: string | null
  className: string | null
  percent: number
  award: Award | null
  lacksConsent: boolean
  /** Share of points by task id. */
  shares: Record<number, number>
}

/** All participants of a school in a grade of a stage, the best first. */
export async function listPupils(
  sql: Sql,
  { id }: ReachedPlace,
  { id: stageId, closesAt }: ReachedStage,
  gradeIndex: number,
): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow & { userId: number }>({
    name: 'list_analysed_pupils',
    text: `select u.id as "userId", case when u.erased_at is null then ${listedNameSql('u')} end as name, c.name as "className", ${percentSql('a.points', 'a.max_points')} as percent, p.award,
        ${isForbiddenSql({ child: 'u.id', kind: "'personal_data'", since: "''" })} as "lacksConsent",
        coalesce((select jsonb_object_agg(t.task_id, t.share) from task_states t where t.attempt_id = a.id and t.tries > 0), '{}') as shares
      from olympiad_grades g join attempts a on a.work_id = g.work_id and a.school_id = $1 and ${officialSql} join users u on u.id = a.user_id
      left join olympiad_participations p on p.work_id = a.work_id and p.user_id = a.user_id and not p.is_virtual
      left join lateral (select k.name from class_members m join school_classes k on k.id = m.school_class_id
        where m.user_id = u.id and m.role = 'pupil' and k.organization_id = $1 and k.school_year = $4 order by k.id desc limit 1) c on true
      where g.stage_id = $2 and g.grade_index = $3
      order by percent desc, ${nameOrderSql('u')}, u.id`,
    values: [id, stageId, gradeIndex, schoolYearOf(closesAt)],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name', place: 'className' })
}

export interface TaskRow {
  id: number
  position: number
  title: string
  /** Titles of its skills, from the map of skills or from the olympiad. */
  themes: string[]
}

export async function listTasks(
  sql: Sql,
  stageId: number,
  gradeIndex: number,
): Promise<{ workId: number; tasks: TaskRow[] }> {
  const { rows } = await sql.query<TaskRow & { workId: number }>({
    name: 'list_analysed_tasks',
    text: `select g.work_id as "workId", t.id, w.position, t.title, array(
        select distinct theme.title from unnest(t.skills) k (key) left join skills s on s.key = k.key and s.retired_at is null
        cross join lateral (select coalesce(s.title, o.themes ->> k.key) as title) theme where theme.title is not null) as themes
      from olympiad_grades g join olympiad_stages st on st.id = g.stage_id join olympiads o on o.id = st.olympiad_id
      join work_tasks w on w.work_id = g.work_id join tasks t on t.id = w.task_id
      where g.stage_id = $1 and g.grade_index = $2 order by w.position, t.id`,
    values: [stageId, gradeIndex],
  })
  return { workId: rows[0]!.workId, tasks: rows.map(({ workId: _, ...task }) => task) }
}

/** Open trainings of the subject for a grade. */
export async function listTrainings(
  sql: Sql,
  { discipline }: ReachedStage,
  gradeIndex: number,
  now: Date,
): Promise<AdvisedTraining[]> {
  const { rows } = await sql.query<AdvisedTraining>({
    name: 'list_trainings_of_grade',
    text: `select t.id, t.title, t.work_id as "workId" from trainings t join works w on w.id = t.work_id
      where t.retired_at is null and t.discipline_id = $1 and $2 = any (t.grades)
        and coalesce((w.rules ->> 'closesAt')::timestamptz > $3, true)
      order by t.position, t.id limit 3`,
    values: [discipline.id, gradeIndex, now],
  })
  return rows
}

/** Classes of a grade of a school that a person teaches in the year of a stage. */
export async function listOwnClassIds(
  sql: Sql,
  { id }: ReachedPlace,
  { closesAt }: ReachedStage,
  gradeIndex: number,
  userId: number,
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_own_classes_of_grade',
    text: `select c.id from school_classes c join class_members m on m.school_class_id = c.id and m.user_id = $1 and m.role = 'teacher'
      where c.organization_id = $2 and c.grade_index = $3 and c.school_year = $4 and c.archived_at is null order by c.id`,
    values: [userId, id, gradeIndex, schoolYearOf(closesAt)],
  })
  return rows.map((row) => row.id)
}
