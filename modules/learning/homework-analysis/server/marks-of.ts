import type { Sql } from '@school/db'
import { markIn, pupilsOfHomeworkSql, copyAttemptSql } from '@school/homeworks/server'

interface CopyMarkRow {
  homeworkId: number
  userId: number
  markScale: number[]
  softDeadlineAt: null
  hardDeadlineAt: null
  closedAt: null
  startedAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  returnedAt: null
  points: number | null
  maxPoints: number | null
  inQueue: number
  mark: number | null
}

/** The mark of a pupil's copy. */
export interface CopyMark {
  homeworkId: number
  userId: number
  mark: number
}

/** Marks of copies, by the teacher or by the scale; pupils without a mark are absent. The ordinary set represents all sets. One statement. */
export async function listMarksOf(
  sql: Sql,
  homeworkIds: readonly number[],
  userIds: readonly number[],
  now: Date,
): Promise<CopyMark[]> {
  const { rows } = await sql.query<CopyMarkRow>({
    name: 'list_marks_of_homeworks',
    text: `select coalesce(h.base_id, h.id) as "homeworkId", u.id as "userId", h.mark_scale as "markScale", a.started_at as "startedAt",
        a.finished_at as "finishedAt", a.judged_at as "judgedAt", a.points, a.max_points as "maxPoints", cp.mark,
        null as "softDeadlineAt", null as "hardDeadlineAt", null as "closedAt", null as "returnedAt",
        (select count(*)::int from task_states where attempt_id = a.id and status = 'in_queue') as "inQueue"
      from homeworks h cross join unnest($2::int[]) u(id)
      left join homework_copies cp on cp.homework_id = h.id and cp.user_id = u.id
      left join lateral (${copyAttemptSql('h', 'u.id')}) a on true
      where (h.thing_work_id is null or u.id in (${pupilsOfHomeworkSql('h.id')})) and coalesce(h.base_id, h.id) = any($1::int[]) and (a.finished_at is not null or cp.mark is not null)`,
    values: [homeworkIds, userIds],
  })
  return rows.flatMap((row) => {
    const mark = markIn(row, row.markScale, now)
    return mark === null ? [] : [{ homeworkId: row.homeworkId, userId: row.userId, mark }]
  })
}
