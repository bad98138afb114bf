import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { isCheckedByPerson, type TaskKind, type Verdict } from '@school/tasks/contract'
import {
  pointUnit,
  verdictOfPoints,
  type Judging,
  kindsWhose,
  checkBy,
  soonBy,
} from '@school/work-rules/server'
import type { CriterionPoints, ReviewState } from '../../contract/review.ts'
import type { SheetNotes } from '../../contract/sheet-notes.ts'

/** The review of one try. */
export interface ReviewRow {
  id: number
  attemptId: number
  taskId: number
  tryNumber: number
  round: number
  state: ReviewState
  askedAt: Date
  dueAt: Date
  takenBy: number | null
  takenUntil: Date | null
  reviewerName: string | null
  reviewedAt: Date | null
  criteria: CriterionPoints[] | null
  points: number | null
  comment: string
  version: number
}

/** With drawings on its photographs: too large for a list. */
export interface SaidRow extends ReviewRow {
  sheetNotes: SheetNotes[]
}

export const reviewColumns = `r.id, r.attempt_id as "attemptId", r.task_id as "taskId", r.try_number as "tryNumber", r.round, r.state,
    r.asked_at as "askedAt", r.due_at as "dueAt", r.taken_by as "takenBy", r.taken_until as "takenUntil", r.reviewed_at as "reviewedAt",
    r.criteria, r.points, r.comment, r.version`
export const saidColumns = `${reviewColumns}, r.sheet_notes as "sheetNotes"`

interface TryKey {
  attemptId: number
  taskId: number
  tryNumber: number
}

/** SQL condition: the attempt has answers sent for review. @param attempts the name of the table in the query */
export const isWithPeopleSql = (attempts: string) =>
  `exists (select from answer_reviews sent where sent.attempt_id = ${attempts}.id)`

/** Adds a try to the queue, once, with the promised time: by the hour of results, or in days. @returns false when it was already there */
export async function askReview(
  pointUnit: Pick<Judging, 'sql' | 'now' | 'extensions'>,
  { attemptId, taskId, tryNumber }: TryKey,
): Promise<boolean> {
  const { sql, now } = pointUnit
  const slowKinds = kindsWhose(pointUnit, ({ promise }) => promise === 'working_days')
  const { rowCount } = await sql.query({
    name: 'ask_review',
    text: `insert into answer_reviews (attempt_id, task_id, try_number, asked_at, due_at)
    select $1, $2, $3, $4::timestamptz, coalesce(
      (select (w.rules ->> 'resultsAt')::timestamptz where (w.rules ->> 'resultsAt')::timestamptz > $4),
      case when w.kind = any($5) then $6::timestamptz else $7::timestamptz end)
    from attempts a join works w on w.id = a.work_id where a.id = $1 on conflict do nothing`,
    values: [attemptId, taskId, tryNumber, now, slowKinds, checkBy(now), soonBy(now)],
  })
  return rowCount === 1
}

/** Reviews of tries of one task of an attempt, the newest first; of several rounds the one with the most points. */
export async function listReviewsOf(sql: Sql, attemptId: number, taskId: number): Promise<SaidRow[]> {
  const { rows } = await sql.query<SaidRow>({
    name: 'list_reviews_of',
    text: `select distinct on (r.try_number) ${saidColumns}, ${teacherNameSql('u')} as "reviewerName"
      from answer_reviews r left join users u on u.id = r.reviewer_id
      where r.attempt_id = $1 and r.task_id = $2 and r.state <> 'waiting'
      order by r.try_number desc, r.points desc nulls last, r.round`,
    values: [attemptId, taskId],
  })
  return rows
}

/** A task with its last try. */
interface Tried {
  id: number
  kind: TaskKind
  attemptId: number | null
  lastNumber: number | null
  lastReview?: SaidRow | null
}

/** A task with the review of its last try; queried only for tasks that people check. */
export async function withReview<T extends Tried>(sql: Sql, taskState: T): Promise<T> {
  const { kind, attemptId, id, lastNumber } = taskState
  if (!isCheckedByPerson(kind) || attemptId === null || lastNumber === null) return taskState
  const reviews = await listReviewsOf(sql, attemptId, id)
  return { ...taskState, lastReview: reviews.find(({ tryNumber }) => tryNumber === lastNumber) ?? null }
}

/** Reviews of the answers of an exam, by tasks. */
export async function listReviewVerdicts(sql: Sql, attemptId: number): Promise<Map<number, Verdict>> {
  const { rows } = await sql.query<{ taskId: number; points: number; maxScore: number }>({
    name: 'list_review_verdicts',
    text: `select distinct on (r.task_id) r.task_id as "taskId", r.points, t.max_score as "maxScore"
      from answer_reviews r join tasks t on t.id = r.task_id
      where r.attempt_id = $1 and r.state = 'reviewed' and r.points is not null order by r.task_id, r.round desc`,
    values: [attemptId],
  })
  return new Map(
    rows.map(({ taskId, points, maxScore }) => [taskId, verdictOfPoints(points, pointUnit * maxScore)]),
  )
}
