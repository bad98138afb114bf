import { type Ctx, refusals } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import type { Verdict } from '@school/tasks/contract'
import { statusAfter, xpFor } from '@school/tasks/server'
import { workErrors } from '../../contract/errors.ts'
import { workClosed } from '../../contract/events.ts'
import type { ReviewBody } from '../../contract/review.ts'
import { takeResultBack } from '../results/counting.ts'
import { judgeRun, listTries, saveScore } from '../run/judge.ts'
import { type AttemptRow, attemptColumns, listRunStandings, type RunStanding, runOf } from '../run/queries.ts'
import { withoutTriesLeft } from '../rules/task-state.ts'
import { areResultsOpen, isSavedUntilFinish, type WorkRules } from '../rules/work-rules.ts'
import { afterReturn, reasonOf, type Standing } from '../standing.ts'
import { accessReview, type AskedReview } from './access.ts'
import type { ReviewScope } from './queue.ts'
import { isTakenFrom, maxOf, pointsOf, takenMs, verdictOf } from './rules.ts'

const refuse = refusals(workErrors)

/** Puts an answer on the viewer's desk for a quarter of an hour; the page repeats it. @throws review_not_found, review_taken */
export async function takeReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  const review = await accessReview(ctx, scope, id)
  if (review.state !== 'waiting') return
  const { rowCount } = await ctx.sql.query({
    name: 'take_review',
    text: `update answer_reviews set taken_by = $2, taken_until = $3
      where id = $1 and (taken_by is null or taken_by = $2 or taken_until <= $4)`,
    values: [id, ctx.viewer.id, new Date(ctx.now.getTime() + takenMs), ctx.now],
  })
  if (rowCount === 0) throw refuse('review_taken')
}

/** Lets go of an answer that was not checked. */
export async function leaveReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  await accessReview(ctx, scope, id)
  await ctx.sql.query({
    name: 'leave_review',
    text: 'update answer_reviews set taken_by = null, taken_until = null where id = $1 and taken_by = $2',
    values: [id, ctx.viewer.id],
  })
}

async function accessToCheck(ctx: Ctx, scope: ReviewScope, id: number): Promise<AskedReview> {
  const review = await accessReview(ctx, scope, id, true)
  if (review.state === 'returned') throw refuse('review_closed')
  if (review.state === 'waiting' && isTakenFrom(ctx.viewer.id, review, ctx.now)) throw refuse('review_taken')
  return review
}

interface Said {
  state: 'reviewed' | 'returned'
  criteria: ReviewBody['criteria'] | null
  points: number | null
  comment: string
}

const saveReview = (ctx: Ctx, id: number, { state, criteria, points, comment }: Said): void =>
  ctx.send({
    name: 'save_review',
    text: `update answer_reviews set state = $2, criteria = $3::jsonb, points = $4, comment = $5, reviewer_id = $6, reviewed_at = $7,
        taken_by = null, taken_until = null where id = $1`,
    values: [id, state, criteria && JSON.stringify(criteria), points, comment, ctx.viewer.id, ctx.now],
  })

/**
 * Says the points and the words about an answer; said again, it is corrected. From here on the answer is judged like any other:
 * points, status, XP (once, nothing is taken back), and the sum of a finished run.
 * @throws review_not_found, review_closed, review_taken, review_points_wrong
 */
export async function reviewAnswer(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  { criteria, comment }: ReviewBody,
): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  const asked = review.task.rubric.criteria
  const points = pointsOf(asked, criteria)
  if (points === null) throw refuse('review_points_wrong')
  saveReview(ctx, id, { state: 'reviewed', criteria, points, comment })
  if (isSavedUntilFinish(review.rules) && !review.isJudged) await judgeWhenAllIsChecked(ctx, review)
  else await applyVerdict(ctx, review, verdictOf(points, maxOf(asked)))
}

/**
 * «Вернуть на доработку»: the try is as if it had not been made, and another one may be.
 * @throws review_not_found, review_closed, review_taken, review_not_returnable
 */
export async function returnAnswer(ctx: Ctx, scope: ReviewScope, id: number, comment: string): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  if (!isReturnable(review)) throw refuse('review_not_returnable')
  saveReview(ctx, id, { state: 'returned', criteria: null, points: null, comment })
  const attempt = await findAttempt(ctx, review.attemptId)
  const [standing] = await listRunStandings(ctx.sql, attempt, review.taskId)
  if (standing) saveStanding(ctx, review, afterReturn(standing))
}

/** Only what waits, and where the pupil may still answer. */
export const isReturnable = ({ rules, isFinished, state }: AskedReview): boolean =>
  state === 'waiting' && !isFinished && !isSavedUntilFinish(rules)

async function findAttempt(ctx: Ctx, id: number): Promise<AttemptRow & { rules: WorkRules | null }> {
  const { rows } = await ctx.sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: 'find_reviewed_attempt',
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id where a.id = $1`,
    values: [id],
  })
  return rows[0]!
}

/** The last review of an exam lets it be judged, at once or at the hour of its results. */
async function judgeWhenAllIsChecked(ctx: Ctx, { attemptId, rules }: AskedReview): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'stop_awaiting_review',
    text: `update attempts set awaits_review = false where id = $1
      and not exists (select from answer_reviews where attempt_id = $1 and state = 'waiting')`,
    values: [attemptId],
  })
  if (rowCount === 0 || !areResultsOpen(rules, ctx.now)) return
  const run = runOf(await findAttempt(ctx, attemptId))
  if (run.attempt) await judgeRun(ctx, { ...run, attempt: run.attempt })
}

/** The standing of a task after a review of one of its tries. */
function afterReview(
  row: RunStanding,
  { tryNumber, rules }: AskedReview,
  verdict: Verdict,
  judged: readonly { tryNumber: number; share: number }[],
): Standing {
  const share = Math.max(0, ...judged.map((one) => one.share))
  const worth = Math.max(
    ...judged.map((one) =>
      xpFor({
        available: row.availableXp,
        share: one.share,
        tryNumber: one.tryNumber,
        hintsUsed: row.hintsOpened,
        gaveUp: row.gaveUp,
      }),
    ),
    0,
  )
  const isLast = tryNumber === row.tries
  const status = statusAfter({ outcome: verdict.outcome, hintsUsed: row.hintsOpened, gaveUp: row.gaveUp })
  const standing = { ...row, share, status: isLast ? status : row.status, xp: Math.max(row.xp, worth) }
  return isLast ? withoutTriesLeft(rules, standing) : standing
}

async function applyVerdict(ctx: Ctx, review: AskedReview, verdict: Verdict): Promise<void> {
  const { attemptId, taskId, tryNumber } = review
  await ctx.sql.query({
    name: 'save_verdict',
    text: 'update answers set verdict = $4::jsonb where attempt_id = $1 and task_id = $2 and try_number = $3',
    values: [attemptId, taskId, tryNumber, JSON.stringify(verdict)],
  })
  const attempt = await findAttempt(ctx, attemptId)
  const [row] = await listRunStandings(ctx.sql, attempt, taskId)
  if (!row) return
  const tries = await listTries(ctx.sql, attemptId)
  const after = afterReview(row, review, verdict, tries.get(taskId) ?? [])
  const reason = reasonOf(verdict)
  const gainedXp = row.paidFor.includes(reason) ? 0 : Math.max(0, after.xp - Math.max(row.xp, row.paidXp))
  saveStanding(ctx, review, { ...after, xp: row.xp + gainedXp })
  const cause = { reason, sourceType: 'task', sourceId: taskId }
  grant(ctx, { userId: attempt.userId, currency: 'xp', amount: gainedXp, ...cause }, ctx.now, () =>
    refuse('answered_elsewhere'),
  )
  if (after.share >= 1 && row.share < 1) await tellIfClosed(ctx, attempt)
  if (!attempt.judgedAt) return
  if (attempt.run === 1) await takeResultBack(ctx.sql, attemptId)
  await saveScore(ctx, attempt, attempt.judgedAt)
}

/** A practice whose last open task was waiting for this review. */
async function tellIfClosed(
  ctx: Ctx,
  { id, userId, workId, rules }: AttemptRow & { rules: WorkRules | null },
) {
  if (rules !== null) return
  const { rows } = await ctx.sql.query({
    name: 'find_open_task',
    text: `select 1 from work_tasks o left join task_states c on c.attempt_id = $1 and c.task_id = o.task_id
      where o.work_id = $2 and not coalesce(c.share >= 1 or c.gave_up, false) limit 1`,
    values: [id, workId],
  })
  if (rows.length === 0) await ctx.announce(workClosed, { userId, workId })
}

const saveStanding = (ctx: Ctx, { attemptId, taskId }: AskedReview, standing: Standing): void =>
  ctx.send({
    name: 'save_reviewed_state',
    text: `update task_states set status = $3, share = $4, returns = $5, xp = $6, updated_at = $7
      where attempt_id = $1 and task_id = $2`,
    values: [attemptId, taskId, standing.status, standing.share, standing.returns ?? 0, standing.xp, ctx.now],
  })
