import { teacherNameSql } from '@school/accounts/server'
import { containsSql, containsWordsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import { isWhollyJudgedSql } from '@school/results/server'
import type { WorkRules } from '@school/work-rules/server'
import { thingCopySql } from './thing-sql.ts'
import type { LibraryFacets, LibrarySection } from '../contract/library.ts'
import type { LibraryFilters } from '../contract/library-endpoints.ts'
import type { Level } from '../contract/levels.ts'
import type { ManagedSet, ManagedTab } from '../contract/managed.ts'

interface DisciplineColumns {
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

const disciplineSql = `d.id as "disciplineId", d.key as "disciplineKey", d.title as "disciplineTitle", d.hue as "disciplineHue"`

export interface SetRow extends DisciplineColumns {
  id: number
  section: LibrarySection
  title: string
  subtitle: string
  grades: number[]
  theme: string
  examNumbers: number[]
  year: number | null
  workId: number
  retiredAt: Date | null
  tasksCount: number
  difficulties: number
  averagePercent: number | null
  solvedBy: number
  homeworkId: number | null
  isFavourite: boolean
}

/** `$1` is the viewer. Results cover all pupils who have submitted the set, taken by themselves or given by a teacher. */
const setSql = `select s.id, s.section, s.title, s.subtitle, s.grades, s.theme, s.exam_numbers as "examNumbers", s.year, s.work_id as "workId",
    s.retired_at as "retiredAt", ${disciplineSql}, k.*, r.*,
    (select h.id from homeworks h join homework_targets t on t.homework_id = h.id
      where h.set_id = s.id and h.source = 'library' and t.target = 'user' and t.target_id = $1) as "homeworkId",
    exists (select from homework_set_favourites where user_id = $1 and set_id = s.id) as "isFavourite"
  from homework_sets s
  join disciplines d on d.id = s.discipline_id
  cross join lateral (
    select count(*)::int as "tasksCount", coalesce(sum(t.difficulty), 0)::int as difficulties
    from work_tasks wt join tasks t on t.id = wt.task_id where wt.work_id = s.work_id
  ) k
  cross join lateral (
    select count(*)::int as "solvedBy", round(avg(100.0 * a.points / nullif(a.max_points, 0)))::int as "averagePercent"
    from homeworks h join attempts a on a.work_id = h.work_id and ${isWhollyJudgedSql('a')} where h.set_id = s.id
  ) r`

export async function findSet(sql: Sql, id: number, userId: number): Promise<SetRow | undefined> {
  const { rows } = await sql.query<SetRow>({
    name: 'find_homework_set',
    text: `${setSql} where s.id = $2`,
    values: [userId, id],
  })
  return rows[0]
}

type Given = { [K in keyof LibraryFilters]?: LibraryFilters[K] | null }

export async function listSets(
  sql: Sql,
  userId: number,
  section: LibrarySection,
  { disciplineEq, themeEq, examNumberEq, difficultyEq, gradeEq, yearEq, titleCont, favouriteEq }: Given,
  paging: Paging,
): Promise<PageOf<SetRow>> {
  return listPage<SetRow>(sql, paging, (limit, offset) => ({
    name: 'list_homework_sets',
    text: `select found.*, count(*) over ()::int as total from (${setSql}
        where s.section = $2 and s.retired_at is null and ($3::text is null or d.key = $3) and ($4::text is null or s.theme = $4)
          and ($5::int is null or $5 = any(s.exam_numbers)) and ($6::int is null or $6 = any(s.grades)) and ($7::int is null or s.year = $7)
          and ($8::text is null or ${containsSql("s.title || ' ' || s.subtitle || ' ' || s.theme", '$8')})) found
      join homework_sets o on o.id = found.id
      where ($9::int is null or round(difficulties::numeric / nullif("tasksCount", 0)) = $9) and ($10::int is null or "isFavourite")
      order by o.position, o.id limit $11 offset $12`,
    values: [
      userId,
      section,
      disciplineEq ?? null,
      themeEq ?? null,
      examNumberEq ?? null,
      gradeEq ?? null,
      yearEq ?? null,
      titleCont || null,
      difficultyEq ?? null,
      favouriteEq ?? null,
      limit,
      offset,
    ],
  }))
}

export async function readFacets(sql: Sql, section: LibrarySection): Promise<LibraryFacets> {
  const { rows } = await sql.query<LibraryFacets>({
    name: 'read_library_facets',
    text: `with s as (select * from homework_sets where section = $1 and retired_at is null)
      select coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'key', d.key, 'title', d.title, 'hue', d.hue) order by d.position)
          from disciplines d where d.id in (select discipline_id from s)), '[]') as disciplines,
        array(select distinct theme from s order by 1) as themes,
        array(select distinct unnest(exam_numbers)::int from s order by 1) as "examNumbers",
        array(select distinct year::int from s where year is not null order by 1 desc) as years`,
    values: [section],
  })
  return rows[0]!
}

export interface ManagedRow extends DisciplineColumns {
  id: number
  title: string
  intro: string
  introHtml: string
  setId: number | null
  workId: number
  rules: WorkRules
  markScale: number[]
  softDeadlineAt: Date | null
  extendedSeconds: number
  publishedAt: Date | null
  closedAt: Date | null
  archivedAt: Date | null
  tasksCount: number
  classes: { id: number; title: string }[]
  userIds: number[]
  exceptUserIds: number[]
  pupils: number
  begun: number
  submitted: number
  averagePercent: number | null
  webinar: WebinarRow | null
  sharedBy: string | null
  level: Level | null
  /** The ordinary set of its assignment; `null` on that set itself. */
  baseId: number | null
  sets: ManagedSet[]
  /** Work of a lesson, a training or a rehearsal that is assigned instead of tasks. */
  thingWorkId: number | null
  version: number
}

/** The webinar of a homework; instants are JSON strings. */
export interface WebinarRow {
  id: number
  title: string
  schoolClassId: number
  startsAt: string
  endsAt: string
  openedAt: string | null
  answersUntil: string | null
  closedAt: string | null
}

/** SQL: a pupil of a class that has the homework, excluded from it. */
export const isExceptSql = (homeworkId: string, userId: string): string =>
  `exists (select from homework_targets x where x.homework_id = ${homeworkId} and x.target = 'except' and x.target_id = ${userId})`

/** SQL: all pupils of a homework: a query of `(user_id)`. @param homeworkId an expression */
export const pupilsSql = (homeworkId: string): string => `select m.user_id from homework_targets t
        join class_members m on m.school_class_id = t.target_id and m.role = 'pupil'
        where t.homework_id = ${homeworkId} and t.target = 'class' and not ${isExceptSql(homeworkId, 'm.user_id')}
      union select target_id from homework_targets where homework_id = ${homeworkId} and target = 'user'`
const countPupilsSql = (homeworkId: string): string =>
  `(select count(*)::int from (${pupilsSql(homeworkId)}) everybody)`

/** `$1` is the author. While a webinar is open its rules differ from those of the homework. */
const managedSql = `select h.id, h.title, h.intro, h.intro_html as "introHtml", h.set_id as "setId", h.work_id as "workId",
    case when wh.closed_at is null then coalesce(wh.rules_after, w.rules) else w.rules end as rules,
    case when wb.id is null then null else jsonb_build_object('id', wb.id, 'title', wb.title, 'schoolClassId', wb.school_class_id,
      'startsAt', wb.starts_at, 'endsAt', wb.ends_at, 'openedAt', wh.opened_at, 'answersUntil', wh.answers_until,
      'closedAt', wh.closed_at) end as webinar,
    ${teacherNameSql('su')} as "sharedBy",
    h.mark_scale as "markScale", h.soft_deadline_at as "softDeadlineAt", h.published_at as "publishedAt", h.closed_at as "closedAt",
    (select coalesce(sum(x.extra_seconds), 0)::int from work_allowances x where x.work_id = h.work_id and x.target = 'all') as "extendedSeconds",
    h.archived_at as "archivedAt", ${disciplineSql},
    (select count(*)::int from work_tasks where work_id = h.work_id) as "tasksCount",
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.name) order by c.grade_index, c.letter, c.id)
      from homework_targets t join school_classes c on c.id = t.target_id
      where t.homework_id = h.id and t.target = 'class'), '[]') as classes,
    array(select target_id from homework_targets where homework_id = h.id and target = 'user' order by 1) as "userIds",
    array(select target_id from homework_targets where homework_id = h.id and target = 'except' order by 1) as "exceptUserIds",
    ${countPupilsSql('h.id')} as pupils, h.level, h.base_id as "baseId", h.thing_work_id as "thingWorkId", h.version,
    case when h.level is null then '[]'::jsonb else coalesce((select jsonb_agg(jsonb_build_object('homeworkId', s.id, 'level', s.level,
        'tasksCount', (select count(*) from work_tasks where work_id = s.work_id), 'pupils', ${countPupilsSql('s.id')},
        'submitted', (select count(a.finished_at) from attempts a where a.work_id = s.work_id)) order by s.level)
      from homeworks s
      where (s.id = coalesce(h.base_id, h.id) or s.base_id = coalesce(h.base_id, h.id)) and s.level is not null), '[]') end as sets,
    r.*
  from homeworks h
  join works w on w.id = h.work_id and w.rules is not null
  join disciplines d on d.id = h.discipline_id
  left join users su on su.id = h.shared_by_id
  left join webinar_homeworks wh on wh.homework_id = h.id
  left join webinars wb on wb.id = wh.webinar_id
  cross join lateral (
    select count(*)::int as begun, count(a.finished_at)::int as submitted,
      round(avg(100.0 * a.points / nullif(a.max_points, 0)) filter (where ${isWhollyJudgedSql('a')}))::int as "averagePercent"
    from (
      select id, finished_at, judged_at, points, max_points from attempts where work_id = h.work_id
      union all select t.id, t.finished_at, t.judged_at, t.points, t.max_points
        from (${pupilsSql('h.id')}) p cross join lateral (${thingCopySql('h', 'p.user_id')}) t where h.thing_work_id is not null
    ) a
  ) r
  where h.author_id = $1 and h.source in ('teacher', 'webinar')`

export async function findManaged(sql: Sql, id: number, authorId: number): Promise<ManagedRow | undefined> {
  const { rows } = await sql.query<ManagedRow>({
    name: 'find_managed_homework',
    text: `${managedSql} and h.id = $2`,
    values: [authorId, id],
  })
  return rows[0]
}

export async function lockManaged(sql: Sql, id: number, authorId: number): Promise<void> {
  await sql.query({
    name: 'lock_managed_homework',
    text: 'select id from homeworks where id = $1 and author_id = $2 for update',
    values: [id, authorId],
  })
}

/** The state of a homework at `$3`, same rules as `managedStateOf`. */
const tabSql = `case when h.published_at is null then 'draft' when h.archived_at is not null then 'archive'
      when wh.homework_id is not null and wh.closed_at is null then 'running'
      when h.closed_at is not null or (w.rules ->> 'closesAt')::timestamptz <= $3 then 'closed'
      when (w.rules ->> 'opensAt')::timestamptz > $3 then 'scheduled' else 'running' end`

/** Homeworks of a tab with all these words in the title, the newest first; without a tab all published ones. */
export async function listManaged(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  authorId: number,
  { tabEq, titleCont }: { tabEq?: ManagedTab | undefined; titleCont?: string | undefined },
  paging: Paging,
): Promise<PageOf<ManagedRow>> {
  return listPage<ManagedRow>(sql, paging, (limit, offset) => ({
    name: 'list_managed_homeworks',
    text: `select found.*, count(*) over ()::int as total from (${managedSql}
      and h.base_id is null and case when $2::text is null then ${tabSql} not in ('draft', 'archive') else ${tabSql} = $2 end
      and ($4::text is null or ${containsWordsSql('h.title', '$4')})) found
      join homeworks o on o.id = found.id
      order by coalesce(o.published_at, o.created_at) desc, o.id desc limit $5 offset $6`,
    values: [authorId, tabEq ?? null, now, titleCont || null, limit, offset],
  }))
}

/** Whether answers to a homework are accepted: depends on its own end, and on that of its webinar if it has one. */
export async function findStandingOfWork(
  sql: Sql,
  workId: number,
): Promise<
  { closedAt: Date | null; webinar: { openedAt: string | null; closedAt: string | null } | null } | undefined
> {
  const { rows } = await sql.query<{
    closedAt: Date | null
    webinar: { openedAt: string | null; closedAt: string | null } | null
  }>({
    name: 'find_homework_standing_of_work',
    text: `select h.closed_at as "closedAt", (
        select jsonb_build_object('openedAt', w.opened_at, 'closedAt', w.closed_at)
        from webinar_homeworks w where w.homework_id = h.id
      ) as webinar
      from homeworks h where h.work_id = $1`,
    values: [workId],
  })
  return rows[0]
}

/** The work of a homework given by this teacher; nothing for foreign ones. */
export async function findGivenWork(
  sql: Sql,
  homeworkId: number,
  authorId: number,
): Promise<number | undefined> {
  const { rows } = await sql.query<{ workId: number }>({
    name: 'find_work_of_homework',
    text: 'select work_id as "workId" from homeworks where id = $1 and author_id = $2',
    values: [homeworkId, authorId],
  })
  return rows[0]?.workId
}
