import { disciplineSql } from '@school/disciplines/server'
import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { WalkFrom } from '@school/kernel/server'

/** A webinar with its homework, with the fields that concern pupils of its class. */
export interface WebinarHomeworkRow {
  webinarId: number
  webinarTitle: string
  teacherName: string
  startsAt: Date
  endsAt: Date
  schoolClassId: number
  homeworkId: number
  title: string
  introHtml: string
  workId: number
  tasksCount: number
  openedAt: Date | null
  answersUntil: Date | null
  closedAt: Date | null
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
}

/** `$1` is the pupil: published homeworks of webinars of their classes. */
const webinarSql = `select wb.id as "webinarId", wb.title as "webinarTitle", ${teacherNameSql('u')} as "teacherName",
    wb.starts_at as "startsAt", wb.ends_at as "endsAt", wb.school_class_id as "schoolClassId", h.id as "homeworkId", h.title,
    h.intro_html as "introHtml", h.work_id as "workId", (select count(*)::int from work_tasks where work_id = h.work_id) as "tasksCount",
    wh.opened_at as "openedAt", wh.answers_until as "answersUntil", wh.closed_at as "closedAt",
    ${disciplineSql}
  from class_members m
  join webinars wb on wb.school_class_id = m.school_class_id
  join webinar_homeworks wh on wh.webinar_id = wb.id
  join homeworks h on h.id = wh.homework_id and h.published_at is not null
  join disciplines d on d.id = h.discipline_id
  join users u on u.id = wb.teacher_id
  where m.user_id = $1 and m.role = 'pupil'`

export async function findWebinarHomework(
  sql: Sql,
  webinarId: number,
  userId: number,
): Promise<WebinarHomeworkRow | undefined> {
  const { rows } = await sql.query<WebinarHomeworkRow>({
    name: 'find_webinar_homework',
    text: `${webinarSql} and wb.id = $2`,
    values: [userId, webinarId],
  })
  return rows[0]
}

/** Upcoming and open ones: from a week before the beginning to an hour after the end. */
export async function listNearWebinars(sql: Sql, userId: number, now: Date): Promise<WebinarHomeworkRow[]> {
  const { rows } = await sql.query<WebinarHomeworkRow>({
    name: 'list_near_webinars',
    text: `${webinarSql} and wh.closed_at is null
        and (wh.opened_at is not null or ($2 < wb.ends_at + interval '1 hour' and $2 > wb.starts_at - interval '7 days'))
      order by wb.starts_at, wb.id`,
    values: [userId, now],
  })
  return rows
}

/** Locks an open homework until the caller's commit, so that no pupil starts while it is being closed. @returns false when it is not open */
export async function keepOpen(sql: Sql, homeworkId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'keep_webinar_open',
    text: `select from webinar_homeworks
      where homework_id = $1 and opened_at is not null and closed_at is null for share`,
    values: [homeworkId],
  })
  return rowCount === 1
}

/** Open homeworks whose time is over for all, including pupils with an extension. */
export async function listOverdueOpen(
  sql: Sql,
  now: Date,
  { after, except }: WalkFrom<number>,
): Promise<number[]> {
  const { rows } = await sql.query<{ homeworkId: number }>({
    name: 'list_overdue_webinars',
    text: `select wh.homework_id as "homeworkId" from webinar_homeworks wh join homeworks h on h.id = wh.homework_id
      where wh.opened_at is not null and wh.closed_at is null and wh.answers_until + interval '15 seconds' < $1
        and not exists (
          select from attempts a where a.work_id = h.work_id and a.finished_at is null and a.deadline_at + interval '15 seconds' >= $1
        )
        and wh.homework_id > $2 and wh.homework_id <> all($3::int[])
      order by wh.homework_id limit 50`,
    values: [now, after ?? 0, except],
  })
  return rows.map(({ homeworkId }) => homeworkId)
}
