import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { listedNameSql, nameOrderSql, namesApart, namesApartIn } from '@school/names/server'
import { containsWordsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import type { LibrarySection } from '@school/homeworks/contract'
import type { TaskKind } from '@school/tasks/contract'
import { isSharedWithSql } from '@school/own-tasks/server'
import { isSecretTaskSql } from '@school/works/server'
import type { WithPolicies } from '@school/work-rules/server'
import { says } from './ru.ts'

/** Tasks of lessons of current courses and of sets of the library. */
const taughtSql = `select t.id, t.title, t.kind, t.difficulty, d.key as discipline, l.id as "lessonId", null::int as "setId", l.title as "from",
      c.key as place, l.position, wt.position as number
    from lessons l
    join courses c on c.id = l.course_id and c.retired_at is null
    join disciplines d on d.id = c.discipline_id
    join work_tasks wt on wt.work_id = l.work_id
    join tasks t on t.id = wt.task_id and t.retired_at is null
    where l.retired_at is null
  union all
  select t.id, t.title, t.kind, t.difficulty, d.key, null, s.id, s.title, 'я' || s.section, s.position, wt.position
    from homework_sets s
    join disciplines d on d.id = s.discipline_id
    join work_tasks wt on wt.work_id = s.work_id
    join tasks t on t.id = wt.task_id and t.retired_at is null
    where s.retired_at is null`

const ownColumnsSql = `select t.id, o.title, t.kind, t.difficulty, d.key, null, null, coalesce(l.title, '${says.ownTasks}'), '!', 0,
      -o.id`

const ownSql = `own_tasks o join disciplines d on d.id = o.discipline_id left join own_task_labels l on l.id = o.label_id`

/** Own tasks of the viewer and those shared by colleagues, in their current versions. */
const askedOwnSql = (
  viewer: string,
): string => `${ownColumnsSql} from ${ownSql} join tasks t on t.id = o.task_id
    where o.archived_at is null and (o.author_id = ${viewer} or ${isSharedWithSql(viewer)})`

/** The same with former versions, and with tasks that are already in a homework of the viewer. */
const givenOwnSql = (viewer: string): string => `${ownColumnsSql} from own_task_versions v
    join own_tasks o on o.id = v.own_task_id join disciplines d on d.id = o.discipline_id
    left join own_task_labels l on l.id = o.label_id join tasks t on t.id = v.task_id
    where o.author_id = ${viewer} or ${isSharedWithSql(viewer)} or exists (
      select from homeworks h join work_tasks wt on wt.work_id = h.work_id where h.author_id = ${viewer} and wt.task_id = t.id)`

/** Tasks that may be put into a homework: taught or own ones, except those that are secret somewhere. */
const bankSql = (ctx: WithPolicies, ownTasksSql: string): string =>
  `select * from (${taughtSql} union all ${ownTasksSql}) taught where not ${isSecretTaskSql(ctx, 'taught.id')}`

export interface BankRow {
  id: number
  title: string
  kind: TaskKind
  difficulty: number
  from: string
  discipline: string
}

export interface BankFilters {
  disciplineEq?: string | null | undefined
  lessonIdEq?: number | null | undefined
  setIdEq?: number | null | undefined
  difficultyEq?: number | null | undefined
  /** Only own tasks and those of colleagues. */
  sourceEq?: 'own' | null | undefined
  textCont?: string | null | undefined
}

/** The title and the statement as visible text: without HTML tags and names of fields. */
const wordsSql = `s.title || ' ' || regexp_replace(s.question::text, '<[^>]*>|"[A-Za-z]+":', ' ', 'g')`

/** Every word of the text is in the task. */
const saysSql = (taskId: string, text: string) =>
  `exists (select from tasks s where s.id = ${taskId} and ${containsWordsSql(wordsSql, text)})`

/** A task that is both in a lesson and in a set is listed once, under the lesson. */
export async function listBank(
  ctx: Ctx,
  { disciplineEq, lessonIdEq, setIdEq, difficultyEq, sourceEq, textCont }: BankFilters,
  paging: Paging,
): Promise<PageOf<BankRow>> {
  return listPage<BankRow>(ctx.sql, paging, (limit, offset) => ({
    name: 'list_bank_tasks',
    text: `select id, title, kind, difficulty, "from", discipline, count(*) over ()::int as total from (
        select distinct on (id) * from (${bankSql(ctx, askedOwnSql('$8'))}) b
        where ($1::text is null or discipline = $1) and ($2::int is null or "lessonId" = $2) and ($3::int is null or "setId" = $3)
          and ($4::int is null or difficulty = $4) and ($5::text is null or ${saysSql('b.id', '$5')}) and (not $9::boolean or place = '!')
        order by id, place
      ) found order by place, position, number, id limit $6 offset $7`,
    values: [
      disciplineEq ?? null,
      lessonIdEq ?? null,
      setIdEq ?? null,
      difficultyEq ?? null,
      textCont ?? null,
      limit,
      offset,
      ctx.viewer.id,
      sourceEq === 'own',
    ],
  }))
}

export interface ChosenRow extends BankRow {
  disciplineId: number
}

/** Those of the tasks that are in the bank, in the order of `ids`. */
export async function listChosen(ctx: Ctx, ids: readonly number[]): Promise<ChosenRow[]> {
  const { rows } = await ctx.sql.query<ChosenRow>({
    name: 'list_chosen_tasks',
    text: `select * from (
        select distinct on (b.id) b.id, b.title, b.kind, b.difficulty, b."from", b.discipline, d.id as "disciplineId"
        from (${bankSql(ctx, givenOwnSql('$2'))}) b join disciplines d on d.key = b.discipline
        where b.id = any($1::int[]) order by b.id, b.place
      ) found order by array_position($1::int[], id)`,
    values: [ids, ctx.viewer.id],
  })
  return rows
}

export interface TaughtRow {
  id: number
  title: string
  school: string
  pupils: { id: number; name: string; avatar: Avatar | null }[]
}

/** Classes of a teacher with their pupils. */
export async function listTaught(sql: Sql, teacherId: number): Promise<TaughtRow[]> {
  const { rows } = await sql.query<TaughtRow>({
    name: 'list_taught_classes',
    text: `select c.id, c.name as title, o.short_name as school,
        coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', ${listedNameSql('u')}, 'avatar', ${avatarSql('u')})
          order by ${nameOrderSql('u')}, u.id) filter (where u.id is not null), '[]') as pupils
      from class_members me
      join school_classes c on c.id = me.school_class_id and c.archived_at is null
      join organizations o on o.id = c.organization_id
      left join class_members m on m.school_class_id = c.id and m.role = 'pupil'
      left join users u on u.id = m.user_id
      where me.user_id = $1 and me.role = 'teacher'
      group by c.id, o.short_name order by c.grade_index, c.letter, c.id`,
    values: [teacherId],
  })
  const pupils = await namesApartIn(
    sql,
    rows.map((row) => row.pupils),
    { id: 'id', name: 'name' },
  )
  return rows.map((row, index) => ({ ...row, pupils: pupils[index]! }))
}

export interface ColleagueRow {
  id: number
  name: string
  school: string
}

/** Teachers of classes in the schools where a teacher has classes. */
export async function listColleagues(sql: Sql, teacherId: number): Promise<ColleagueRow[]> {
  const { rows } = await sql.query<ColleagueRow>({
    name: 'list_colleagues',
    text: `select u.id, ${listedNameSql('u')} as name, found.school
      from (
        select distinct on (m.user_id) m.user_id, o.short_name as school
        from class_members me
        join school_classes own on own.id = me.school_class_id and own.archived_at is null
        join school_classes c on c.organization_id = own.organization_id and c.archived_at is null
        join class_members m on m.school_class_id = c.id and m.role = 'teacher' and m.user_id <> me.user_id
        join organizations o on o.id = c.organization_id
        where me.user_id = $1 and me.role = 'teacher'
        order by m.user_id, o.id
      ) found join users u on u.id = found.user_id
      order by ${nameOrderSql('u')}, u.id`,
    values: [teacherId],
  })
  return namesApart(sql, rows, { id: 'id', name: 'name', place: 'school' })
}

export interface LessonOption {
  id: number
  title: string
  courseTitle: string
  disciplineKey: string
}

export async function listLessonOptions(sql: Sql): Promise<LessonOption[]> {
  const { rows } = await sql.query<LessonOption>({
    name: 'list_lesson_options',
    text: `select l.id, l.title, c.title as "courseTitle", d.key as "disciplineKey"
      from lessons l join courses c on c.id = l.course_id join disciplines d on d.id = c.discipline_id
      where l.retired_at is null and c.retired_at is null order by d.position, c.title, l.position`,
  })
  return rows
}

export interface SetOption {
  id: number
  title: string
  section: LibrarySection
}

export async function listSetOptions(sql: Sql): Promise<SetOption[]> {
  const { rows } = await sql.query<SetOption>({
    name: 'list_set_options',
    text: 'select id, title, section from homework_sets where retired_at is null order by section, position, id',
  })
  return rows
}
