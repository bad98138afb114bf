import { listedNameSql, teacherNameSql } from '@school/accounts/server'
import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { TaskKind } from '@school/tasks/contract'
import type { ReviewCard } from '../contract/reviewed-answer.ts'
import { reviewColumns, type ReviewRow } from '@school/works/server'
import { isTakenFrom, unit } from './rules.ts'

/** Whose answers: of these pupils, or of everybody. */
export interface ReviewScope {
  viewerId: number
  /** `null` is everybody. */
  pupilIds: readonly number[] | null
  /** Answers of one work alone. */
  workId?: number | null
  /** What goes together: answers to a task, or of a pupil. */
  by?: ReviewOrder | null
}

/** As answers are checked: all pupils of a task one after another, or all tasks of a pupil. */
export type ReviewOrder = 'task' | 'pupil'

export interface QueueFilter {
  isDone: boolean
  taskId?: number | null
}

export interface QueuedRow extends ReviewRow {
  userId: number
  workId: number
  pupilName: string
  gradeIndex: number | null
  takenByName: string | null
  title: string
  kind: TaskKind
  maxScore: number
  /** Of a second look after an appeal. */
  appealText: string | null
}

export const queuedColumns = `${reviewColumns}, a.user_id as "userId", a.work_id as "workId", t.title, t.kind, t.max_score as "maxScore",
    ap.text as "appealText",
    ${listedNameSql('p')} as "pupilName", p.grade_index as "gradeIndex",
    ${teacherNameSql('k')} as "takenByName", ${teacherNameSql('u')} as "reviewerName"`
export const queuedFrom = `answer_reviews r
    join attempts a on a.id = r.attempt_id
    join tasks t on t.id = r.task_id
    join users p on p.id = a.user_id
    left join users k on k.id = r.taken_by
    left join users u on u.id = r.reviewer_id
    left join appeals ap on ap.review_id = r.id`

/** A second look is somebody else’s: whoever looked before does not find it. @param viewer a placeholder */
export const isForOthersSql = (viewer: string) => `r.round > 1 and exists (
    select from answer_reviews e where e.attempt_id = r.attempt_id and e.task_id = r.task_id and e.try_number = r.try_number
      and e.round < r.round and e.reviewer_id = ${viewer}
  )`

/**
 * Answers of these pupils, or of everybody. A contest is checked by its jury alone: a teacher of the class would read keys that
 * are a secret, and judge their own. @param pupils a placeholder
 */
export const isInScopeSql = (pupils: string) => `(${pupils}::int[] is null or (a.user_id = any(${pupils})
    and not exists (select from works contest where contest.id = a.work_id and contest.kind = 'olympiad')))`

const together = {
  task: 't.title, r.task_id, r.due_at, r.id',
  pupil: 'p.last_name, p.first_name, a.user_id, r.due_at, r.id',
}

/** Answers that wait, those promised soonest first unless an order is asked for; or those that are done, the last first. */
export async function listReviewQueue(
  sql: Sql,
  { viewerId, pupilIds, workId = null, by = null }: ReviewScope,
  { isDone, taskId = null }: QueueFilter,
  paging: Paging,
): Promise<PageOf<QueuedRow>> {
  return listPage<QueuedRow>(sql, paging, (limit, offset) => ({
    name: isDone ? 'list_review_done' : `list_review_queue_${by ?? 'time'}`,
    text: `select count(*) over ()::int as total, ${queuedColumns} from ${queuedFrom}
      where r.state ${isDone ? '<>' : '='} 'waiting' and ${isInScopeSql('$1')}
        and ($2::int is null or a.work_id = $2) and ($3::int is null or r.task_id = $3)
        ${isDone ? '' : `and not (${isForOthersSql('$6')})`}
      order by ${isDone ? 'r.reviewed_at desc, r.id desc' : by ? together[by] : 'r.due_at, r.id'} limit $4 offset $5`,
    values: [pupilIds, workId, taskId, limit, offset, ...(isDone ? [] : [viewerId])],
  }))
}

/** What to take next: answers to the same task, or of the same pupil when it is asked for, go together; those on other desks are passed over. */
export async function findNextReview(
  sql: Sql,
  { pupilIds, viewerId, workId = null, by = null }: ReviewScope,
  after: { id: number; taskId: number; userId: number },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_next_review',
    text: `select r.id from answer_reviews r join attempts a on a.id = r.attempt_id
      where r.state = 'waiting' and r.id <> $2 and ${isInScopeSql('$1')}
        and (r.taken_by is null or r.taken_by = $4 or r.taken_until <= $5) and ($6::int is null or a.work_id = $6)
        and not (${isForOthersSql('$4')})
      order by (case when $7 = 'pupil' then a.user_id else r.task_id end = $3) desc, r.due_at, r.id limit 1`,
    values: [pupilIds, after.id, by === 'pupil' ? after.userId : after.taskId, viewerId, now, workId, by],
  })
  return rows[0]?.id ?? null
}

/** @param place where it was solved, as the owner of the work calls it */
export function presentQueued(
  row: QueuedRow,
  viewerId: number,
  now: Date,
  place: string | null = null,
): ReviewCard {
  const isTaken = row.takenBy === viewerId || isTakenFrom(viewerId, row, now)
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    taskId: row.taskId,
    title: row.title,
    place,
    pupil: { id: row.userId, name: row.pupilName, gradeIndex: row.gradeIndex },
    tryNumber: row.tryNumber,
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    isOverdue: row.state === 'waiting' && row.dueAt < now,
    isAppeal: row.appealText !== null,
    takenBy:
      row.state === 'waiting' && isTaken && row.takenBy !== null && row.takenUntil! > now
        ? { id: row.takenBy, name: row.takenByName ?? '', isMe: row.takenBy === viewerId }
        : null,
    points: row.state === 'reviewed' ? row.points : null,
    maxPoints: unit * row.maxScore,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  }
}
