import { disciplineSql } from '@school/disciplines/server'
import { isFirstResultSql } from '@school/works/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { Criterion, TaskStatus } from '@school/tasks/contract'
import type { Exam } from '../contract/index.ts'
import { mostForecast } from './rules/grade.ts'
import type { KeptPaper } from './rules/paper.ts'
import type { ThemeSteps } from './source.ts'

export interface RehearsalRow {
  id: number
  title: string
  subtitle: string
  exam: Exam
  grades: number[]
  aboutHtml: string
  paper: KeptPaper
  steps: ThemeSteps[]
  workId: number
  retiredAt: Date | null
  tasksCount: number
  participants: number
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  /** Of the viewer. */
  hasAttempt: boolean
  isUnderWay: boolean
  lastStartedAt: Date | null
  classIds: number[]
  schoolIds: number[]
}

/** An exam and a discipline for which a pupil prepares: «ege-math». */
export const courseKeyOf = ({ exam, disciplineKey }: Pick<RehearsalRow, 'exam' | 'disciplineKey'>): string =>
  `${exam}-${disciplineKey}`

const columns = `r.id, r.title, r.subtitle, r.exam, r.grades, r.about_html as "aboutHtml", r.paper, r.steps, r.work_id as "workId",
    r.retired_at as "retiredAt", ${disciplineSql},
    (select count(*)::int from work_tasks where work_id = r.work_id) as "tasksCount",
    (select count(*)::int from attempts where work_id = r.work_id and ${isFirstResultSql(null)}) as participants,
    mine.*, array(select school_class_id from class_members where user_id = $1 and role = 'pupil') as "classIds",
    array(select distinct c.organization_id from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = $1 and m.role = 'pupil') as "schoolIds"
  from exam_rehearsals r
  join disciplines d on d.id = r.discipline_id
  cross join lateral (
    select count(*) > 0 as "hasAttempt", max(a.started_at) as "lastStartedAt",
      coalesce(bool_or(a.finished_at is null and (a.deadline_at is null or a.deadline_at > $2)), false) as "isUnderWay"
    from attempts a where a.work_id = r.work_id and a.user_id = $1
  ) mine`

/** @param userId 0 for guests */
export async function findRehearsal(
  sql: Sql,
  id: number,
  userId: number,
  now: Date,
): Promise<RehearsalRow | undefined> {
  const { rows } = await sql.query<RehearsalRow>({
    name: 'find_exam_rehearsal',
    text: `select ${columns} where r.id = $3`,
    values: [userId, now, id],
  })
  return rows[0]
}

/** Rehearsals that a user has started, including retired ones. */
export async function listBegunRehearsals(sql: Sql, userId: number, now: Date): Promise<RehearsalRow[]> {
  const { rows } = await sql.query<RehearsalRow>({
    name: 'list_begun_exam_rehearsals',
    text: `select ${columns} where mine."hasAttempt" order by r.id`,
    values: [userId, now],
  })
  return rows
}

interface Filters {
  examEq?: Exam | null
  disciplineEq?: string | null
}

/** The list: the exam of the viewer's grade first. */
export async function listRehearsals(
  sql: Sql,
  userId: number,
  now: Date,
  { examEq = null, disciplineEq = null }: Filters,
  paging: Paging,
): Promise<PageOf<RehearsalRow>> {
  return listPage<RehearsalRow>(sql, paging, (limit, offset) => ({
    name: 'list_exam_rehearsals',
    text: `select count(*) over ()::int as total, ${columns}
      where r.retired_at is null and ($3::text is null or r.exam = $3) and ($4::text is null or d.key = $4)
      order by coalesce((select u.grade_index = any(r.grades) from users u where u.id = $1), false) desc, r.position, r.id
      limit $5 offset $6`,
    values: [userId, now, examEq, disciplineEq, limit, offset],
  }))
}

export interface FinishedRow {
  attemptId: number
  workId: number
  number: number
  finishedAt: Date
  /** People are checking some of its answers. */
  isOnCheck: boolean
  /** The shares of points of answered tasks by number; of an attempt on check there are none yet. */
  shares: Record<string, number>
  /** Of the same tasks. */
  statuses: Record<string, TaskStatus>
}

/** The judged attempts of a user in some works, with the points of each task, and those on check; the first attempt first. */
export async function listFinishedAttempts(
  sql: Sql,
  userId: number,
  workIds: readonly number[],
): Promise<FinishedRow[]> {
  const { rows } = await sql.query<FinishedRow>({
    name: 'list_exam_attempts',
    text: `select a.id as "attemptId", a.work_id as "workId", a.number, a.finished_at as "finishedAt",
        a.judged_at is null as "isOnCheck",
        task.*
      from attempts a
      cross join lateral (
        select coalesce(jsonb_object_agg(wt.position, s.share), '{}') as shares,
          coalesce(jsonb_object_agg(wt.position, s.status), '{}') as statuses
        from task_states s join work_tasks wt on wt.work_id = a.work_id and wt.task_id = s.task_id
        where s.attempt_id = a.id
      ) task
      where a.user_id = $1 and a.work_id = any($2::int[])
        and a.finished_at is not null and (a.judged_at is not null or a.awaits_review)
      order by a.work_id, a.number`,
    values: [userId, workIds],
  })
  return rows
}

/** The person's last judged attempts in all rehearsals of an exam and a discipline, the newest first: what a forecast is made of. */
export async function listLastAttempts(
  sql: Sql,
  userId: number,
  { exam, disciplineId }: Pick<RehearsalRow, 'exam' | 'disciplineId'>,
): Promise<{ number: number; paper: KeptPaper; shares: Record<string, number> }[]> {
  const { rows } = await sql.query<{ number: number; paper: KeptPaper; shares: Record<string, number> }>({
    name: 'list_last_exam_attempts',
    text: `select a.number, r.paper,
        coalesce((
          select jsonb_object_agg(wt.position, s.share) from task_states s
          join work_tasks wt on wt.work_id = a.work_id and wt.task_id = s.task_id
          where s.attempt_id = a.id
        ), '{}') as shares
      from attempts a join exam_rehearsals r on r.work_id = a.work_id
      where a.user_id = $1 and a.judged_at is not null and r.exam = $2 and r.discipline_id = $3
      order by a.finished_at desc, a.id desc limit $4`,
    values: [userId, exam, disciplineId, mostForecast],
  })
  return rows
}

export interface SolvedRow {
  id: number
  number: number
  title: string
  status: TaskStatus
  /** Review criteria; empty when the task is judged automatically. */
  criteria: Criterion[]
}

/** The tasks of an attempt in order with their statuses. */
export async function listAttemptTasks(sql: Sql, workId: number, attemptId: number): Promise<SolvedRow[]> {
  const { rows } = await sql.query<SolvedRow>({
    name: 'list_exam_attempt_tasks',
    text: `select t.id, wt.position as number, t.title, coalesce(s.status, 'not_started') as status,
        coalesce(t.question -> 'criteria', '[]') as criteria
      from work_tasks wt join tasks t on t.id = wt.task_id
      left join task_states s on s.attempt_id = $2 and s.task_id = t.id
      where wt.work_id = $1 order by wt.position`,
    values: [workId, attemptId],
  })
  return rows
}

/** Compares a number of points with all first attempts. @param points in hundredths */
export async function readEveryone(sql: Sql, workId: number, points: number) {
  const { rows } = await sql.query<{ people: number; below: number; average: number | null }>({
    name: 'read_exam_everyone',
    text: `select count(*)::int as people, (count(*) filter (where points < $2))::int as below, avg(points)::float8 as average
      from attempts where work_id = $1 and ${isFirstResultSql(null)}`,
    values: [workId, points],
  })
  return rows[0]!
}
