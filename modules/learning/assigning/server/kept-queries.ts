import type { Sql } from '@school/db'
import type { WalkFrom } from '@school/kernel/server'
import type { HomeworkTemplate } from '../contract/kept.ts'

export async function listTemplates(sql: Sql, authorId: number): Promise<HomeworkTemplate[]> {
  const { rows } = await sql.query<HomeworkTemplate>({
    name: 'list_homework_templates',
    text: `select t.homework_id as "homeworkId", t.title, (select count(*)::int from work_tasks where work_id = h.work_id) as "tasksCount"
      from homework_templates t join homeworks h on h.id = t.homework_id
      where t.author_id = $1 order by t.title, t.homework_id`,
    values: [authorId],
  })
  return rows
}

export interface RepeatRow {
  homeworkId: number
  title: string
  classes: string[]
  weekdays: number[]
  untilOn: string
  /** The day on which it was first given. */
  firstOn: string
  /** The last day for which it was given. */
  lastOn: string | null
}

const repeatSql = `select r.homework_id as "homeworkId", h.title, r.weekdays, r.until_on::text as "untilOn",
    (coalesce((w.rules ->> 'opensAt')::timestamptz, h.published_at) at time zone 'Europe/Moscow')::date::text as "firstOn",
    (select max(day)::text from homework_repeat_days where homework_id = h.id) as "lastOn",
    array(select c.name from homework_targets t join school_classes c on c.id = t.target_id
      where t.homework_id = h.id and t.target = 'class' order by c.grade_index, c.letter) as classes
  from homework_repeats r join homeworks h on h.id = r.homework_id join works w on w.id = h.work_id
  where r.stopped_at is null and h.published_at is not null`

/** Active repeats. */
export async function listRepeats(sql: Sql, authorId: number, today: string): Promise<RepeatRow[]> {
  const { rows } = await sql.query<RepeatRow>({
    name: 'list_homework_repeats',
    text: `${repeatSql} and h.author_id = $1 and r.until_on >= $2::date order by h.title, h.id`,
    values: [authorId, today],
  })
  return rows
}

export async function findRepeat(sql: Sql, homeworkId: number): Promise<RepeatRow | undefined> {
  const { rows } = await sql.query<RepeatRow>({
    name: 'find_homework_repeat',
    text: `${repeatSql} and h.id = $1 for update of r`,
    values: [homeworkId],
  })
  return rows[0]
}

/** Repeats that may be due on one of these days: not stopped, not over, and their teacher still teaches one of the classes. */
export async function listRepeatsOn(
  sql: Sql,
  days: readonly string[],
  { after, except }: WalkFrom<number>,
): Promise<number[]> {
  const { rows } = await sql.query<{ homeworkId: number }>({
    name: 'list_repeats_on',
    text: `select r.homework_id as "homeworkId" from homework_repeats r join homeworks h on h.id = r.homework_id
      where r.stopped_at is null and exists (
          select from unnest($1::date[]) as one (day) where r.until_on >= one.day and extract(isodow from one.day)::int = any(r.weekdays)
            and not exists (select from homework_repeat_days d where d.homework_id = r.homework_id and d.day = one.day))
        and (not exists (select from homework_targets t where t.homework_id = h.id and t.target = 'class')
          or exists (select from homework_targets t join school_classes c on c.id = t.target_id and c.archived_at is null
            join class_members m on m.school_class_id = c.id and m.user_id = h.author_id and m.role = 'teacher'
            where t.homework_id = h.id and t.target = 'class'))
        and r.homework_id > $2 and r.homework_id <> all($3::int[])
      order by r.homework_id limit 50`,
    values: [days, after ?? 0, except],
  })
  return rows.map(({ homeworkId }) => homeworkId)
}
