import {
  type Judging,
  type JudgedTry,
  scoreOf,
  unreadable,
  verdictOfDraft,
  afterAnswer,
  isInQueue,
  reasonOf,
  untouched,
  withoutTriesLeft,
  areResultsOpen,
  isSavedUntilFinish,
} from '@school/work-rules/server'
import { insertMany, type Sql, type Unit } from '@school/db'
import { grantAll } from '@school/rewards/server'
import type { Verdict } from '@school/tasks/contract'
import { rateAttempts } from '../rating/counting.ts'
import { sendDraftsForReview } from '../reviews/send-drafts.ts'
import { listReviewVerdicts } from '../reviews/queries.ts'
import { answers, taskStates } from '../tables.ts'
import { type AttemptRow, type StartedWork, listAttemptTaskStates, type AttemptTaskState } from './queries.ts'

async function claim(sql: Sql, attemptId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'claim_judgement',
    text: 'select id from attempts where id = $1 and judged_at is null and not awaits_review and finished_at is not null for update',
    values: [attemptId],
  })
  return rowCount === 1
}

/** A saved answer is the only try. */
const onlyTry = { tries: 1 }

/** An answer saved in an exam and not judged yet; in a homework, one left unjudged by a webinar. */
const isSaved = ({ draftResponse, tries }: AttemptTaskState): boolean => draftResponse !== null && tries === 0

function judgeDraft(row: AttemptTaskState, reviews: ReadonlyMap<number, Verdict>) {
  const { draftResponse, draftSavedAt } = row
  if (!draftResponse || !draftSavedAt) return null
  const known = verdictOfDraft(row, reviews)
  if (known === null) return null
  const verdict = known === 'waiting' ? unreadable : known
  const taskState = withoutTriesLeft(onlyTry, afterAnswer(untouched, verdict, row.availableXp))
  const reason = reasonOf(verdict)
  const xp = row.paidFor.includes(reason) ? 0 : Math.max(0, taskState.xp - row.paidXp)
  return {
    taskId: row.id,
    response: draftResponse,
    verdict,
    reason,
    answeredAt: draftSavedAt,
    taskState: { ...taskState, xp },
  }
}

type Tries = ReadonlyMap<number, readonly JudgedTry[]>

type JudgedDraft = NonNullable<ReturnType<typeof judgeDraft>>

/** The only try at each answered task. */
const triesOf = (judged: readonly JudgedDraft[]): Tries =>
  new Map(judged.map(({ taskId, verdict }) => [taskId, [{ tryNumber: 1, share: verdict.share }]]))

/** Creates answers, statuses and XP from the saved answers of an exam. */
async function keepJudged(
  unit: Judging,
  { attempt }: StartedWork,
  judged: readonly JudgedDraft[],
): Promise<void> {
  if (judged.length === 0) return
  const attemptId = attempt.id
  const states = judged.map(({ taskId, taskState, answeredAt }) => ({
    attemptId,
    taskId,
    ...taskState,
    updatedAt: answeredAt,
  }))
  const given = judged.map(({ taskId, response, verdict, answeredAt }) => ({
    attemptId,
    taskId,
    tryNumber: 1,
    response,
    verdict,
    answeredAt,
  }))
  const postings = judged.map(({ taskId, reason, taskState }) => ({
    userId: attempt.userId,
    currency: 'xp' as const,
    amount: taskState.xp,
    reason,
    sourceType: 'task',
    sourceId: taskId,
  }))
  const [, , isPaid] = await Promise.all([
    insertMany(unit.sql, taskStates, states),
    insertMany(unit.sql, answers, given),
    grantAll(unit.sql, postings, unit.now),
  ])
  if (!isPaid) throw new Error(`A task of the attempt ${attemptId} was paid meanwhile: judge once more.`)
}

/** All judged tries of an attempt by tasks, numbered without returned ones. */
export async function listTries(sql: Sql, attemptId: number): Promise<Map<number, JudgedTry[]>> {
  const { rows } = await sql.query<JudgedTry & { taskId: number }>({
    name: 'list_tries',
    text: `select task_id as "taskId", (row_number() over (partition by task_id order by try_number))::int as "tryNumber",
        (verdict ->> 'share')::float8 as share /* never null: share because every verdict is written with one */
      from answers where attempt_id = $1 and verdict is not null`,
    values: [attemptId],
  })
  return Map.groupBy(rows, ({ taskId }) => taskId)
}

/**
 * Computes the points of a finished attempt, once; for an exam also verdicts and XP.
 * @param known its tasks, if already read after the finish
 */
export async function judgeAttempt(unit: Judging, work: StartedWork, known?: readonly AttemptTaskState[]) {
  const { attempt } = work
  const isExam = isSavedUntilFinish(work.rules)
  const [isClaimed, rows, reviews] = await Promise.all([
    claim(unit.sql, attempt.id),
    known ?? listAttemptTaskStates(unit.sql, attempt, null),
    isExam ? listReviewVerdicts(unit.sql, attempt.id) : null,
  ])
  if (!isClaimed) return {}
  const judged = rows.filter(isSaved).flatMap((row) => judgeDraft(row, reviews ?? new Map()) ?? [])
  const keeping = keepJudged(unit, work, judged)
  // A homework may have earlier tries.
  const tries = isExam ? triesOf(judged) : await keeping.then(() => listTries(unit.sql, attempt.id))
  const [score] = await Promise.all([keepScore(unit, attempt, unit.now, rows, tries), keeping])
  return { judgedAt: unit.now, ...score }
}

/** Recomputes the total of an attempt after a review. */
export async function saveScore(unit: Unit, attempt: AttemptRow, judgedAt: Date) {
  const [rows, tries] = await Promise.all([
    listAttemptTaskStates(unit.sql, attempt, null),
    listTries(unit.sql, attempt.id),
  ])
  return keepScore(unit, attempt, judgedAt, rows, tries)
}

async function keepScore(
  unit: Unit,
  attempt: AttemptRow,
  judgedAt: Date,
  rows: readonly AttemptTaskState[],
  tries: Tries,
) {
  const score = scoreOf(rows.map((row) => ({ ...row, tries: tries.get(row.id) ?? [] })))
  const saving = unit.sql.query({
    name: 'save_score',
    text: `update attempts set judged_at = $2, points = $3, max_points = $4,
        grade_index = (select grade_index from users where id = user_id)
      where id = $1`,
    values: [attempt.id, judgedAt, score.points, score.maxPoints],
  })
  // The rating reads the saved row: statements of one round trip are executed in order.
  await Promise.all([saving, attempt.number === 1 && rateAttempts(unit.sql, [attempt.id])])
  return score
}

const awaitReview = ({ sql }: Unit, attemptId: number) =>
  sql.query({
    name: 'await_review',
    text: 'update attempts set awaits_review = true where id = $1',
    values: [attemptId],
  })

/**
 * Next step after the end of an attempt: answers that people check enter the queue; when there are none, or all are checked, it is judged as soon
 * as the rules show results. A practice with individually sent answers waits for reviews too, otherwise they would count as wrong in its stars and
 * its place; a homework does not wait: it may be returned meanwhile.
 * @param known its tasks, if already read after the finish
 */
export async function judgeOrSendForReview(
  unit: Judging,
  work: StartedWork,
  known?: readonly AttemptTaskState[],
): Promise<StartedWork> {
  const rows = known ?? (await listAttemptTaskStates(unit.sql, work.attempt, null))
  const awaitsReview = isSavedUntilFinish(work.rules)
    ? await sendDraftsForReview(unit, work, rows)
    : work.rules.mode === 'practice' && rows.some(isInQueue)
  if (awaitsReview) await awaitReview(unit, work.attempt.id)
  if (awaitsReview) return { ...work, attempt: { ...work.attempt, awaitsReview } }
  if (!areResultsOpen(work.rules, unit.now)) return work
  return { ...work, attempt: { ...work.attempt, ...(await judgeAttempt(unit, work, rows)) } }
}
