import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { isCheckedByPerson, type TaskStatus } from '@school/tasks/contract'
import { personalTask, statusAfter } from '@school/tasks/server'
import type { Review } from '@school/works/contract'
import {
  reviewRecord,
  saidColumns,
  attemptColumns,
  type AttemptRow,
  listAttemptTaskStates,
  type AttemptTaskState,
} from '@school/works/server'
import { areResultsOpen, practiceRules, type WorkRules, verdictOfDraft } from '@school/work-rules/server'

export type AttemptOnCheck = AttemptRow & { finishedAt: Date }

/** A finished exam that waits for reviews, and whose results the rules show; nothing otherwise. */
export async function findOnCheck(sql: Sql, attemptId: number, now: Date): Promise<AttemptOnCheck | null> {
  const { rows } = await sql.query<AttemptOnCheck & { rules: WorkRules | null }>({
    name: 'find_on_check',
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.id = $1 and a.finished_at is not null and a.judged_at is null and a.awaits_review`,
    values: [attemptId],
  })
  return rows[0] && areResultsOpen(rows[0].rules ?? practiceRules, now) ? rows[0] : null
}

export interface TaskOnCheck {
  id: number
  position: number
  title: string
  /** `in_queue` while it waits. */
  status: TaskStatus
  /** 0–1, 0 while it waits. */
  share: number
}

/** The only try has been made, without hints. */
const onceAnswered = { hintsUsed: 0, gaveUp: false, hasTriesLeft: false }

function knownOf(row: AttemptTaskState, verdict: ReturnType<typeof verdictOfDraft>): TaskOnCheck {
  const { id, position, title } = row
  if (verdict === null) return { id, position, title, status: 'not_started', share: 0 }
  if (verdict === 'waiting') return { id, position, title, status: 'in_queue', share: 0 }
  const status = statusAfter({ outcome: verdict.outcome, ...onceAnswered })
  return { id, position, title, status, share: verdict.share }
}

/**
 * The known part of the results of an exam on check, task by task. Nothing is stored: points, statuses and XP are created
 * once, after the last review.
 */
export async function listOnCheck(sql: Sql, attempt: AttemptOnCheck): Promise<TaskOnCheck[]> {
  const reviews = await reviewRecord.listVerdicts(sql, attempt.id)
  const rows = await listAttemptTaskStates(sql, attempt, null)
  return rows.map((row) => knownOf(row, verdictOfDraft(row, reviews)))
}

/** Reviews of the answers of an attempt, by tasks; of several rounds the one with the most points. */
export async function listReviewsOfAttempt(sql: Sql, attemptId: number): Promise<Map<number, Review>> {
  const { rows } = await sql.query<reviewRecord.SaidRow & { maxScore: number }>({
    name: 'list_reviews_of_attempt',
    text: `select distinct on (r.task_id) ${saidColumns}, ${teacherNameSql('u')} as "reviewerName", t.max_score as "maxScore"
      from answer_reviews r join tasks t on t.id = r.task_id left join users u on u.id = r.reviewer_id
      where r.attempt_id = $1 and r.state <> 'waiting'
      order by r.task_id, r.try_number desc, r.points desc nulls last, r.round`,
    values: [attemptId],
  })
  return new Map(
    rows.flatMap((row) => {
      const review = reviewRecord.present(row, row.maxScore)
      return review ? [[row.taskId, review] as const] : []
    }),
  )
}

/** One task of an exam on check with the answer; its solution stays closed while it waits. */
export async function findSolvedOnCheck(sql: Sql, attempt: AttemptOnCheck, taskId: number) {
  const [row] = await listAttemptTaskStates(sql, attempt, taskId)
  if (!row) return null
  const verdict = verdictOfDraft(row, await reviewRecord.listVerdicts(sql, attempt.id))
  const [last] = isCheckedByPerson(row.kind) ? await reviewRecord.listOf(sql, attempt.id, taskId) : []
  const { userId, number } = attempt
  const personal = personalTask(row, userId)
  return {
    ...knownOf(row, verdict),
    question: personal.question(number),
    answer:
      verdict === null || !row.draftResponse
        ? null
        : {
            response: personal.shown(row.draftResponse),
            verdict: verdict === 'waiting' ? null : personal.verdict(verdict),
            review: last ? reviewRecord.present(last, row.maxScore) : null,
          },
    solution: verdict === 'waiting' ? null : personal.solution(row.solutionHtml),
  }
}
