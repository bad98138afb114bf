import { listedNameSql, pageApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'

export interface ClarificationRow {
  id: number
  participationId: number | null
  taskId: number | null
  position: number | null
  question: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
  isPublic: boolean
  /** School that sent the message to its own pupils. */
  organizationId: number | null
}

/** Own questions, announcements for the whole grade and messages of the pupil’s school, the latest first. */
export async function listHeard(
  sql: Sql,
  {
    id,
    stageId,
    gradeIndex,
    workId,
    userId,
  }: { id: number; stageId: number; gradeIndex: number; workId: number; userId: number },
): Promise<ClarificationRow[]> {
  const { rows } = await sql.query<ClarificationRow>({
    name: 'list_heard_clarifications',
    text: `select c.id, c.participation_id as "participationId", c.task_id as "taskId", wt.position, c.question, c.asked_at as "askedAt",
        c.answer, c.answered_at as "answeredAt", c.is_public as "isPublic", c.organization_id as "organizationId"
      from olympiad_clarifications c
      left join work_tasks wt on wt.work_id = $4 and wt.task_id = c.task_id
      where c.participation_id = $1
        or (c.stage_id = $2 and c.is_public and c.answered_at is not null and (c.grade_index is null or c.grade_index = $3)
          and (c.organization_id is null or exists (
            select from class_members m join school_classes k on k.id = m.school_class_id and k.archived_at is null
            where m.user_id = $5 and m.role = 'pupil' and k.organization_id = c.organization_id)))
      order by coalesce(c.answered_at, c.asked_at) desc, c.id desc limit 200`,
    values: [id, stageId, gradeIndex, workId, userId],
  })
  return rows
}

/** Locks the participation so that concurrent questions of a pupil are counted one after another. @returns number of its pending questions */
export async function lockAndCountOpen(sql: Sql, participationId: number): Promise<number> {
  await sql.query({
    name: 'lock_asking_participation',
    text: 'select id from olympiad_participations where id = $1 for update',
    values: [participationId],
  })
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_open_questions',
    text: 'select count(*)::int as count from olympiad_clarifications where participation_id = $1 and answered_at is null',
    values: [participationId],
  })
  return rows[0]!.count
}

export async function isTaskOf(sql: Sql, workId: number, taskId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_task_of_olympiad_work',
    text: 'select from work_tasks where work_id = $1 and task_id = $2',
    values: [workId, taskId],
  })
  return rowCount === 1
}

/** Whether any attempt of a stage is under way. */
export async function hasAttemptsUnderWay(sql: Sql, stageId: number, now: Date): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'has_olympiad_attempts_under_way',
    text: `select from olympiad_grades g join attempts a on a.work_id = g.work_id
      where g.stage_id = $1 and a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2) limit 1`,
    values: [stageId, now],
  })
  return rowCount === 1
}

export interface JuryRow extends ClarificationRow {
  stageId: number
  gradeIndex: number | null
  userId: number | null
  pupilName: string | null
  title: string | null
  schoolName: string | null
  answeredByName: string | null
  version: number
}

const juryColumns = `c.id, c.stage_id as "stageId", c.participation_id as "participationId", c.grade_index as "gradeIndex", c.task_id as "taskId",
    wt.position, t.title, c.question, c.asked_at as "askedAt", c.answer, c.answered_at as "answeredAt", c.is_public as "isPublic", c.version,
    c.organization_id as "organizationId", s.short_name as "schoolName", p.user_id as "userId", ${listedNameSql('u')} as "pupilName",
    ${teacherNameSql('k')} as "answeredByName"
  from olympiad_clarifications c
  left join olympiad_participations p on p.id = c.participation_id
  left join users u on u.id = p.user_id
  left join work_tasks wt on wt.work_id = p.work_id and wt.task_id = c.task_id
  left join tasks t on t.id = c.task_id
  left join organizations s on s.id = c.organization_id
  left join users k on k.id = c.answered_by`

/** Pending questions of a stage, the longest waiting first; or all messages, the latest first. */
export async function listJuryRows(
  sql: Sql,
  stageId: number,
  isAnswered: boolean,
  paging: Paging,
): Promise<PageOf<JuryRow>> {
  const page: Promise<PageOf<JuryRow>> = isAnswered
    ? listPage<JuryRow & { answer: string; answeredAt: Date }>(sql, paging, (limit, offset) => ({
        name: 'list_answered_questions',
        text: `select count(*) over ()::int as total, ${juryColumns}
          where c.stage_id = $1 and c.answered_at is not null order by c.answered_at desc, c.id desc limit $2 offset $3`,
        values: [stageId, limit, offset],
      }))
    : listPage<JuryRow>(sql, paging, (limit, offset) => ({
        name: 'list_waiting_questions',
        text: `select count(*) over ()::int as total, ${juryColumns}
          where c.stage_id = $1 and c.answered_at is null order by c.asked_at, c.id limit $2 offset $3`,
        values: [stageId, limit, offset],
      }))
  return pageApart(sql, page, { id: 'userId', name: 'pupilName', place: 'schoolName' })
}

export async function findJuryRow(sql: Sql, id: number): Promise<JuryRow | undefined> {
  const { rows } = await sql.query<JuryRow>({
    name: 'find_jury_question',
    text: `select ${juryColumns} where c.id = $1`,
    values: [id],
  })
  return rows[0]
}
