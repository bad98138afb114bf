import type { Avatar } from '@school/users/contract'
import { avatarSql } from '@school/users/server'
import { nameOrderSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { TaskKind, TaskStatus } from '@school/tasks/contract'
import { isExceptSql, copyAttemptSql } from '@school/homeworks/server'

/** A pupil of a homework with their copy. */
export interface PupilRow {
  userId: number
  firstName: string
  lastName: string
  avatar: Avatar | null
  schoolClassId: number
  classTitle: string
  attemptId: number | null
  startedAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  points: number | null
  maxPoints: number | null
  hardDeadlineAt: Date | null
  softDeadlineAt: Date | null
  closedAt: Date | null
  returnedAt: Date | null
  mark: number | null
  comment: string | null
  version: number
  inQueue: number
  /** Time of the last start, answer or save. */
  touchedAt: Date | null
}

/** Pupils of the homework who are in classes of the teacher now. */
export async function listPupils(sql: Sql, homeworkId: number, teacherId: number): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow>({
    name: 'list_homework_pupils',
    text: `with taught as (
        select school_class_id from class_members where user_id = $2 and role = 'teacher'
      ), pupils as (
        select distinct on (m.user_id) m.user_id, m.school_class_id
        from class_members m join taught on taught.school_class_id = m.school_class_id
        where m.role = 'pupil' and exists (
          select from homework_targets t where t.homework_id = $1
            and ((t.target = 'class' and t.target_id = m.school_class_id and not ${isExceptSql('t.homework_id', 'm.user_id')})
              or (t.target = 'user' and t.target_id = m.user_id))
        ) order by m.user_id, m.school_class_id
      )
      select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", ${avatarSql('u')} as avatar, c.id as "schoolClassId",
        c.name as "classTitle", a.id as "attemptId", a.started_at as "startedAt", a.finished_at as "finishedAt",
        a.judged_at as "judgedAt", a.points, a.max_points as "maxPoints",
        (w.rules ->> 'closesAt')::timestamptz + make_interval(secs => given.seconds) as "hardDeadlineAt",
        h.soft_deadline_at + make_interval(secs => given.seconds) as "softDeadlineAt", h.closed_at as "closedAt",
        cp.returned_at as "returnedAt", cp.mark, cp.comment, coalesce(cp.version, 0) as version,
        (select count(*)::int from task_states where attempt_id = a.id and status = 'in_queue') as "inQueue",
        greatest(a.started_at, (select max(updated_at) from task_states where attempt_id = a.id),
          (select max(saved_at) from answer_drafts where attempt_id = a.id)) as "touchedAt"
      from pupils p
      join homeworks h on h.id = $1
      join works w on w.id = h.work_id
      join users u on u.id = p.user_id
      join school_classes c on c.id = p.school_class_id
      left join homework_copies cp on cp.homework_id = h.id and cp.user_id = u.id
      left join lateral (${copyAttemptSql('h', 'u.id')}) a on true
      cross join lateral (
        select coalesce(sum(x.extra_seconds), 0)::int as seconds from work_allowances x
        where x.work_id = h.work_id and (x.target = 'all' or (x.target = 'user' and x.target_id = u.id)
          or (x.target = 'class' and x.target_id = c.id))
      ) given
      order by c.grade_index, c.letter, c.id, ${nameOrderSql('u')}, u.id`,
    values: [homeworkId, teacherId],
  })
  return rows
}

export interface CellRow {
  attemptId: number
  taskId: number
  status: TaskStatus
  tries: number
  /** Number of returned tries, which do not count. */
  returns: number
  /** Share of points, 0–1; `null` while a webinar is open. */
  share: number | null
}

export async function listCells(sql: Sql, attemptIds: readonly number[]): Promise<CellRow[]> {
  const { rows } = await sql.query<CellRow & { share: number }>({
    name: 'list_homework_cells',
    text: `select attempt_id as "attemptId", task_id as "taskId", status, tries, returns, share from task_states where attempt_id = any($1::int[])`,
    values: [attemptIds],
  })
  return rows
}

export interface MatrixTaskRow {
  id: number
  title: string
  kind: TaskKind
  difficulty: number
}

/** Maximum points of tasks, by their ids. */
export async function listMostPoints(sql: Sql, taskIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ id: number; maxScore: number }>({
    name: 'list_most_points',
    text: 'select id, max_score as "maxScore" from tasks where id = any($1::int[])',
    values: [taskIds],
  })
  return new Map(rows.map(({ id, maxScore }) => [id, maxScore]))
}
