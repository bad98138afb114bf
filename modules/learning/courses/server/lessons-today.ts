import type { Sql } from '@school/db'
import { disciplineSql, presentDiscipline } from '@school/disciplines/server'
import { heldSql, openAccessSql } from '@school/grants/server'
import { link, site } from '@school/routes'
import { idsIn, type TodaySource } from '@school/today/server'
import { courseKind } from '../contract/course.ts'
import { nextLesson as t } from './ru.ts'

const mostCourses = 2

interface NextLessonRow {
  id: number
  title: string
  minutes: number
  courseId: number
  courseTitle: string
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  xp: number
  isBegun: boolean
}

/** The first lesson with tasks left of each course that is learnt, the last opened course first. */
async function listNextLessons(sql: Sql, userId: number, now: Date): Promise<NextLessonRow[]> {
  const { rows } = await sql.query<NextLessonRow>({
    name: 'list_next_lessons',
    text: `select l.id, l.title, l.minutes, c.id as "courseId", c.title as "courseTitle", ${disciplineSql}, l.xp, l.done > 0 as "isBegun"
      from (${heldSql({ kind: courseKind, userId: '$1' })}) held
      join courses c on c.id = held.resource_id and not held.is_archived
        and ${openAccessSql({ kind: courseKind, resourceId: 'held.resource_id', userId: '$1', now: '$2' })}
      join disciplines d on d.id = c.discipline_id
      left join lateral (
        select max(v.last_opened_at) as at from lesson_views v join lessons x on x.id = v.lesson_id
        where v.user_id = $1 and x.course_id = c.id
      ) opened on true
      cross join lateral (
        select x.id, x.title, x.minutes, count(*) filter (where s.share >= 1 or s.gave_up) as done,
          coalesce(sum(t.available_xp) filter (where not coalesce(s.share >= 1 or s.gave_up, false)), 0)::int as xp
        from lessons x
        join work_tasks wt on wt.work_id = x.work_id
        join tasks t on t.id = wt.task_id
        left join attempts a on a.work_id = x.work_id and a.user_id = $1
        left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
        where x.course_id = c.id and x.retired_at is null
        group by x.id having count(*) filter (where s.share >= 1 or s.gave_up) < count(*)
        order by x.position limit 1
      ) l
      order by opened.at desc nulls last, held.since desc, c.id limit ${mostCourses}`,
    values: [userId, now],
  })
  return rows
}

/** Lessons of these whose last task was closed since then. */
async function listFinished(
  sql: Sql,
  userId: number,
  lessonIds: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_finished_lessons',
    text: `select l.id, closed.at from lessons l
      cross join lateral (
        select max(s.updated_at) as at, bool_and(coalesce(s.share >= 1 or s.gave_up, false)) as is_whole
        from work_tasks wt
        left join attempts a on a.work_id = wt.work_id and a.user_id = $1
        left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
        where wt.work_id = l.work_id
      ) closed
      where l.id = any($2::int[]) and closed.is_whole and closed.at >= $3`,
    values: [userId, lessonIds, since],
  })
  return rows
}

/** What comes next in the courses that are learnt. */
export const lessonsToday: TodaySource = {
  read: async (ctx) =>
    (await listNextLessons(ctx.sql, ctx.viewer.id, ctx.now)).map((row) => ({
      key: `lesson:${row.id}`,
      kind: 'later' as const,
      title: row.title,
      note: row.courseTitle,
      url: link(site.lms.lesson, { course_id: row.courseId, lesson_id: row.id }),
      at: null,
      plan: {
        thing: 'lesson',
        minutes: row.minutes,
        xp: row.xp,
        reason: row.isBegun ? t.begun(row.courseTitle) : t.next(row.courseTitle),
        discipline: presentDiscipline(row),
      },
    })),
  findDone: async (ctx, keys, since) => {
    const lessonIds = idsIn(keys, 'lesson')
    if (lessonIds.length === 0) return []
    const finished = await listFinished(ctx.sql, ctx.viewer.id, lessonIds, since)
    return finished.map(({ id, at }) => ({ key: `lesson:${id}`, at }))
  },
}
