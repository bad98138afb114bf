import { teacherNameSql } from '@school/names/server'
import { containsWordsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import { isWhollyJudgedSql } from '@school/results/server'
import type { WorkRules } from '@school/work-rules/server'
import { assignableCopySql, pupilsOfHomeworkSql } from '@school/homeworks/server'
import type { Level } from '@school/homeworks/contract'
import type { ManagedSet, ManagedTab } from '../contract/managed.ts'
import { type DisciplineColumns, disciplineSql } from '@school/disciplines/server'

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

const countPupilsSql = (homeworkId: string): string =>
  `(select count(*)::int from (${pupilsOfHomeworkSql(homeworkId)}) everybody)`

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
        from (${pupilsOfHomeworkSql('h.id')}) p cross join lateral (${assignableCopySql('h', 'p.user_id')}) t where h.thing_work_id is not null
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
