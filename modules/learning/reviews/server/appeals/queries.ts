import { listedNameSql, pageApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { TaskKind } from '@school/tasks/contract'
import type { AppealState } from '../../contract/appeal.ts'
import type { WorkRules } from '@school/work-rules/server'
import type { JurySql } from '../jury/jury-sql.ts'

export interface AppealedRow {
  attemptId: number
  taskId: number
  kind: TaskKind
  maxScore: number
  rules: WorkRules | null
  /** The last try; `null` without an answer. */
  tryNumber: number | null
  /** In hundredths; `null` without an answer. */
  points: number | null
}

/** A task of a judged attempt with its points; undefined when it is not in the work or has no result. */
export async function findAppealedTask(
  sql: Sql,
  attemptId: number,
  taskId: number,
): Promise<AppealedRow | undefined> {
  const { rows } = await sql.query<AppealedRow>({
    name: 'find_appealed_task',
    text: `select a.id as "attemptId", t.id as "taskId", t.kind, t.max_score as "maxScore", w.rules, s.tries as "tryNumber",
        round(s.share * 100 * t.max_score)::int as points
      from attempts a
      join works w on w.id = a.work_id
      join work_tasks wt on wt.work_id = a.work_id and wt.task_id = $2
      join tasks t on t.id = wt.task_id
      left join task_states s on s.attempt_id = a.id and s.task_id = t.id and s.tries > 0
      where a.id = $1 and a.judged_at is not null`,
    values: [attemptId, taskId],
  })
  return rows[0]
}

export interface AppealRow {
  id: number
  taskId: number
  state: AppealState
  text: string
  filedAt: Date
  decidedAt: Date | null
  words: string
  pointsBefore: number | null
  pointsAfter: number | null
}

const columns = `p.id, p.task_id as "taskId", p.state, p.text, p.filed_at as "filedAt", p.decided_at as "decidedAt", p.words,
    p.points_before as "pointsBefore", p.points_after as "pointsAfter"`

/** All appeals of an attempt, the latest first. */
export async function listAppealsOfAttempt(sql: Sql, attemptId: number): Promise<AppealRow[]> {
  const { rows } = await sql.query<AppealRow>({
    name: 'list_appeals_of_attempt',
    text: `select ${columns} from appeals p where p.attempt_id = $1 order by p.id desc`,
    values: [attemptId],
  })
  return rows
}

export interface AppealOfWork extends AppealRow {
  attemptId: number
  workId: number
  tryNumber: number
  reviewId: number | null
  wasFirst: boolean
  /** There is somebody who may decide and has not judged the answer. */
  hasJudge: boolean
  userId: number
  pupilName: string
  gradeIndex: number | null
  title: string
  position: number
  points: number
  maxScore: number
  rules: WorkRules | null
  decidedByName: string | null
}

/** SQL: whether a person has judged the answer of the appeal `p` in an earlier round, alone or in a jury. @param person an expression */
const hasJudgedSql = (person: string): string => `exists (
      select from answer_reviews e where e.attempt_id = p.attempt_id and e.task_id = p.task_id and e.try_number = p.try_number
        and e.id < p.review_id and (e.reviewer_id = ${person}
          or exists (select from review_marks said where said.review_id = e.id and said.reviewer_id = ${person})))`

/** SQL: who may decide the appeal `p` of the attempt `a`: methodists and experts who have not judged it and do not teach its author. */
const judgesSql = ({ expertsSql }: JurySql): string => `select j.id from users j
    where j.leaving_at is null and j.erased_at is null
      and (j.is_methodist or exists (select from (${expertsSql}) expert where expert.work_id = a.work_id and expert.user_id = j.id))
      and not ${hasJudgedSql('j.id')} and not exists (
        select from class_members teacher join class_members taught on taught.school_class_id = teacher.school_class_id and taught.role = 'pupil'
        where teacher.role = 'teacher' and teacher.user_id = j.id and taught.user_id = a.user_id)`

const fullSql = (
  jury: JurySql,
) => `${columns}, p.attempt_id as "attemptId", a.work_id as "workId", p.try_number as "tryNumber", p.review_id as "reviewId",
    a.user_id as "userId", ${listedNameSql('u')} as "pupilName", u.grade_index as "gradeIndex", t.title, wt.position,
    round(coalesce(s.share, 0) * 100 * t.max_score)::int as points, t.max_score as "maxScore", w.rules, ${teacherNameSql('k')} as "decidedByName",
    ${hasJudgedSql('$1')} as "wasFirst",
    (p.state <> 'open' or p.review_id is null or exists (${judgesSql(jury)})) as "hasJudge"
  from appeals p
  join attempts a on a.id = p.attempt_id
  join works w on w.id = a.work_id
  join users u on u.id = a.user_id
  join tasks t on t.id = p.task_id
  join work_tasks wt on wt.work_id = a.work_id and wt.task_id = p.task_id
  left join task_states s on s.attempt_id = p.attempt_id and s.task_id = p.task_id
  left join users k on k.id = p.decided_by`

/** Appeals of works: pending ones, the longest waiting first; or decided ones, the latest first. */
export async function listAppealsOfWorks(
  sql: Sql,
  jury: JurySql,
  viewerId: number,
  workIds: readonly number[],
  isDecided: boolean,
  paging: Paging,
): Promise<PageOf<AppealOfWork>> {
  const page = listPage<AppealOfWork>(sql, paging, (limit, offset) => ({
    name: isDecided ? 'list_decided_appeals' : 'list_open_appeals',
    text: `select count(*) over ()::int as total, ${fullSql(jury)}
      where a.work_id = any($2::int[]) and p.state ${isDecided ? '<>' : '='} 'open'
      order by ${isDecided ? 'p.decided_at desc, p.id desc' : 'p.filed_at, p.id'} limit $3 offset $4`,
    values: [viewerId, workIds, limit, offset],
  }))
  return pageApart(sql, page, { id: 'userId', name: 'pupilName' })
}

/** The answer that an appeal is about. */
export async function findAppeal(sql: Sql, id: number) {
  const { rows } = await sql.query<Pick<AppealOfWork, 'attemptId' | 'taskId' | 'workId' | 'reviewId'>>({
    name: 'find_appeal',
    text: `select p.attempt_id as "attemptId", p.task_id as "taskId", a.work_id as "workId", p.review_id as "reviewId"
      from appeals p join attempts a on a.id = p.attempt_id where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** An appeal with its attempt; the row is locked until the commit. */
export async function lockAppeal(
  sql: Sql,
  jury: JurySql,
  viewerId: number,
  id: number,
): Promise<AppealOfWork | undefined> {
  const { rows } = await sql.query<AppealOfWork>({
    name: 'lock_appeal',
    text: `select ${fullSql(jury)} where p.id = $2 for no key update of a, p`,
    values: [viewerId, id],
  })
  return rows[0]
}
