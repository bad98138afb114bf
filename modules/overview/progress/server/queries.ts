import { courseKind } from '@school/courses/contract'
import type { Sql } from '@school/db'
import { heldSql } from '@school/grants/server'
import type { TaskStatus } from '@school/tasks/contract'
import { judgedTriesSql } from '@school/results/server'
import type { LessonResult } from '../contract/index.ts'

export interface ProgramRow {
  courseId: number
  lastOpenedAt: Date | null
  isArchived: boolean
}

/** A user's courses, the last opened first. @param isArchived `null` for both kinds */
export async function listPrograms(
  sql: Sql,
  userId: number,
  isArchived: boolean | null,
): Promise<ProgramRow[]> {
  const { rows } = await sql.query<ProgramRow>({
    name: 'list_programs',
    text: `with opened as (
        select l.course_id, max(v.last_opened_at) as at
        from lesson_views v join lessons l on l.id = v.lesson_id
        where v.user_id = $1 group by l.course_id
      ),
      mine as (${heldSql({ kind: courseKind, userId: '$1' })})
      select m.resource_id as "courseId", o.at as "lastOpenedAt", m.is_archived as "isArchived"
      from mine m left join opened o on o.course_id = m.resource_id
      where $2::boolean is null or m.is_archived = $2
      order by o.at desc nulls last, m.since desc, m.resource_id`,
    values: [userId, isArchived],
  })
  return rows
}

export interface ResultRow {
  /** `null` for works outside of courses. */
  courseId: number | null
  answers: number
  xp: number
  statuses: TaskStatus[]
}

/** What a user has solved, summed up by courses; nothing for courses without a try. */
export async function listResults(sql: Sql, userId: number): Promise<ResultRow[]> {
  const { rows } = await sql.query<ResultRow>({
    name: 'list_results',
    text: `select l.course_id as "courseId", sum(${judgedTriesSql('s')})::int as answers, sum(s.xp)::int as xp, array_agg(s.status) as statuses
      from attempts a
      join task_states s on s.attempt_id = a.id
      left join lessons l on l.work_id = a.work_id
      where a.user_id = $1
      group by l.course_id`,
    values: [userId],
  })
  return rows
}

export interface LessonResultRow extends Omit<
  LessonResult,
  'percent' | 'progress' | 'openedAt' | 'lastOpenedAt'
> {
  done: number
  openedAt: Date | null
  lastOpenedAt: Date | null
}

/** The lessons of a course in order, each with the user's views and tasks. */
export async function listLessonResults(
  sql: Sql,
  courseId: number,
  userId: number,
): Promise<LessonResultRow[]> {
  const { rows } = await sql.query<LessonResultRow>({
    name: 'list_lesson_results',
    text: `select l.id, l.position, l.title, l.reading_minutes as "readingMinutes", round(f.duration_seconds)::int as "videoSeconds",
        v.first_opened_at as "openedAt", v.last_opened_at as "lastOpenedAt", coalesce(floor(v.watched_seconds), 0)::int as "watchedSeconds",
        solved.tasks, solved.done, solved.xp
      from lessons l
      left join videos f on f.id = l.video_id
      left join lesson_views v on v.lesson_id = l.id and v.user_id = $2
      left join attempts a on a.work_id = l.work_id and a.user_id = $2
      cross join lateral (
        select count(*) filter (where s.share >= 1 or s.gave_up)::int as done, coalesce(sum(s.xp), 0)::int as xp,
          coalesce(json_agg(json_build_object(
            'id', t.id, 'position', wt.position, 'title', t.title, 'kind', t.kind, 'availableXp', t.available_xp,
            'status', coalesce(s.status, 'not_started'), 'share', coalesce(s.share, 0), 'tries', coalesce(${judgedTriesSql('s')}, 0), 'xp', coalesce(s.xp, 0)
          ) order by wt.position), '[]') as tasks
        from work_tasks wt
        join tasks t on t.id = wt.task_id
        left join task_states s on s.attempt_id = a.id and s.task_id = t.id
        where wt.work_id = l.work_id
      ) solved
      where l.course_id = $1 and l.retired_at is null
      order by l.position`,
    values: [courseId, userId],
  })
  return rows
}
