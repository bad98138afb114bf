import { insertMany, type Unit } from '@school/db'
import { grant } from '@school/rewards/server'
import type { Response } from '@school/tasks/contract'
import { statusAfter, xpFor } from '@school/tasks/server'
import type { CriterionPoints } from '../../contract/review.ts'
import type { SheetNotes } from '../../contract/sheet-notes.ts'
import { ensureAttempt } from '../queries.ts'
import { reasonOf, checkBy, soonBy, pointUnit as hundred, verdictOfPoints } from '@school/work-rules/server'
import { answerDrafts } from '../tables.ts'

export interface ReviewedSeed {
  userId: number
  workId: number
  task: { id: number; maxScore: number; availableXp: number }
  response: Response
  askedAt: Date
  /** `null` while it is not reviewed. */
  review: {
    reviewerId: number
    reviewedAt: Date
    /** `null` when it was returned. */
    criteria: CriterionPoints[] | null
    comment: string
    sheetNotes?: SheetNotes[]
  } | null
}

/** Adds the only try at a task that people check, with its review. */
export async function seedReviewed(unit: Unit, seed: ReviewedSeed): Promise<void> {
  const { userId, workId, task, review } = seed
  const attemptId = await ensureAttempt(unit.sql, workId, userId, seed.askedAt)
  const points = review?.criteria?.reduce((sum, one) => sum + one.points, 0) ?? null
  const verdict = points === null ? null : verdictOfPoints(points, hundred * task.maxScore)
  const earned = { tryNumber: 1, hintsUsed: 0, gaveUp: false }
  const share = verdict?.share ?? 0
  const xp = xpFor({ available: task.availableXp, share, ...earned })
  const status = verdict
    ? statusAfter({ outcome: verdict.outcome, ...earned })
    : review
      ? 'started'
      : 'in_queue'
  const at = review?.reviewedAt ?? seed.askedAt
  await unit.sql.query({
    text: `insert into task_states (attempt_id, task_id, status, tries, share, returns, xp, updated_at)
      values ($1, $2, $3, 1, $4, $5, $6, $7)`,
    values: [attemptId, task.id, status, share, review && !verdict ? 1 : 0, xp, at],
  })
  await unit.sql.query({
    text: `insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
      values ($1, $2, 1, $3::jsonb, $4::jsonb, $5)`,
    values: [
      attemptId,
      task.id,
      JSON.stringify(seed.response),
      verdict && JSON.stringify(verdict),
      seed.askedAt,
    ],
  })
  await unit.sql.query({
    text: `insert into answer_reviews (attempt_id, task_id, try_number, asked_at, state, reviewer_id, reviewed_at, criteria, points, comment, due_at, sheet_notes)
      values ($1, $2, 1, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11::jsonb)`,
    values: [
      attemptId,
      task.id,
      seed.askedAt,
      review ? (verdict ? 'reviewed' : 'returned') : 'waiting',
      review?.reviewerId ?? null,
      review?.reviewedAt ?? null,
      review?.criteria ? JSON.stringify(review.criteria) : null,
      points,
      review?.comment ?? '',
      soonBy(seed.askedAt),
      JSON.stringify(review?.sheetNotes ?? []),
    ],
  })
  if (!verdict || xp === 0) return
  const cause = { reason: reasonOf(verdict), sourceType: 'task', sourceId: task.id }
  await grant(unit.sql, { userId, currency: 'xp', amount: xp, ...cause }, at)
}

/** An exam attempt with reviews of its answers. */
export interface ExamReviewSeed {
  attempt: { userId: number; workId: number; number: number }
  taskId: number
  askedAt: Date
  review: ReviewedSeed['review']
}

/** Adds reviews, or their absence; the attempt itself already exists. */
export async function seedExamReview(unit: Unit, { attempt, taskId, askedAt, review }: ExamReviewSeed) {
  await unit.sql.query({
    text: `insert into answer_reviews (attempt_id, task_id, try_number, asked_at, state, reviewer_id, reviewed_at, criteria, points, comment, due_at)
      select id, $4, 1, $5, $6, $7, $8, $9::jsonb, $10, $11, $12 from attempts where work_id = $1 and user_id = $2 and number = $3`,
    values: [
      attempt.workId,
      attempt.userId,
      attempt.number,
      taskId,
      askedAt,
      review ? 'reviewed' : 'waiting',
      review?.reviewerId ?? null,
      review?.reviewedAt ?? null,
      review?.criteria ? JSON.stringify(review.criteria) : null,
      review?.criteria?.reduce((sum, { points }) => sum + points, 0) ?? null,
      review?.comment ?? '',
      checkBy(askedAt),
    ],
  })
}

/** Adds a finished attempt of an exam that is judged when the last of its answers is checked. */
export async function seedAttemptOnCheck(
  unit: Unit,
  {
    userId,
    workId,
    number,
    startedAt,
    finishedAt,
    saved,
  }: ExamReviewSeed['attempt'] & {
    startedAt: Date
    finishedAt: Date
    saved: readonly { taskId: number; response: Response; savedAt: Date }[]
  },
): Promise<void> {
  const { rows } = await unit.sql.query<{ id: number }>({
    text: `insert into attempts (work_id, user_id, number, started_at, finished_at, finish_reason, awaits_review)
      values ($1, $2, $3, $4, $5, 'user', true) returning id`,
    values: [workId, userId, number, startedAt, finishedAt],
  })
  const attemptId = rows[0]!.id
  await insertMany(
    unit.sql,
    answerDrafts,
    saved.map((draft) => ({ attemptId, ...draft, sequence: 1 })),
  )
}
