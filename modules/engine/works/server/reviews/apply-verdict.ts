import type { Sql } from '@school/db'
import { type Ctx, refusals } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import type { Verdict } from '@school/tasks/contract'
import { statusAfter, xpFor } from '@school/tasks/server'
import { workErrors } from '../../contract/errors.ts'
import { takeResultBack } from '../rating/counting.ts'
import { judgeAttempt, listTries, saveScore } from '../attempts/judge.ts'
import {
  type AttemptRow,
  attemptColumns,
  listAttemptTaskStates,
  workWithAttempt,
  type AttemptTaskState,
} from '../attempts/queries.ts'
import {
  afterReturn,
  reasonOf,
  type TaskState,
  withoutTriesLeft,
  areResultsOpen,
  type WorkRules,
} from '@school/work-rules/server'
import { announceIfClosed } from '../announce-closed.ts'

const refuse = refusals(workErrors)

/** The try to which a verdict applies. */
export interface JudgedTask {
  attemptId: number
  taskId: number
  tryNumber: number
  rules: WorkRules
}

/** The owner of the answer. */
export type Whose = Pick<AttemptRow, 'userId' | 'workId'>

async function findAttempt(ctx: Ctx, id: number): Promise<AttemptRow & { rules: WorkRules | null }> {
  const { rows } = await ctx.sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: 'find_reviewed_attempt',
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id where a.id = $1`,
    values: [id],
  })
  return rows[0]!
}

/** The state of a task after a review of one of its tries. */
function afterReview(
  row: AttemptTaskState,
  { tryNumber, rules }: JudgedTask,
  verdict: Verdict,
  judged: readonly { tryNumber: number; share: number }[],
): TaskState {
  const share = Math.max(0, ...judged.map((one) => one.share))
  const worth = Math.max(
    ...judged.map((one) =>
      xpFor({
        available: row.availableXp,
        share: one.share,
        tryNumber: one.tryNumber,
        hintsUsed: row.hintsOpened,
        gaveUp: row.gaveUp,
        isSpared: row.isSpared,
      }),
    ),
    0,
  )
  const isLast = tryNumber === row.tries
  const status = statusAfter({ outcome: verdict.outcome, hintsUsed: row.hintsOpened, gaveUp: row.gaveUp })
  const taskState = { ...row, share, status: isLast ? status : row.status, xp: Math.max(row.xp, worth) }
  return isLast ? withoutTriesLeft(rules, taskState) : taskState
}

/** Records that an accepted appeal has raised the verdict of a try, for the demo, where the points already exist. */
export async function seedAppealed(
  sql: Sql,
  { attemptId, taskId, tryNumber }: Pick<JudgedTask, 'attemptId' | 'taskId' | 'tryNumber'>,
): Promise<void> {
  await sql.query({
    text: 'update answers set is_appealed = true where attempt_id = $1 and task_id = $2 and try_number = $3',
    values: [attemptId, taskId, tryNumber],
  })
}

/**
 * Turns a review into the verdict of a try and updates everything that depends on it: status, XP (once, nothing is taken back),
 * the total of a finished attempt and its place. The only way to change points by a person's decision; the caller has locked the attempt.
 * @param isAppealed whether the decision accepts an appeal: a later regrading does not lower the verdict
 */
export async function applyVerdict(
  ctx: Ctx,
  review: JudgedTask,
  verdict: Verdict,
  { isAppealed = false }: { isAppealed?: boolean } = {},
): Promise<Whose> {
  const { attemptId, taskId, tryNumber } = review
  await ctx.sql.query({
    name: 'save_verdict',
    text: `update answers set verdict = $4::jsonb, is_appealed = is_appealed or $5
      where attempt_id = $1 and task_id = $2 and try_number = $3`,
    values: [attemptId, taskId, tryNumber, JSON.stringify(verdict), isAppealed],
  })
  const attempt = await findAttempt(ctx, attemptId)
  const [row] = await listAttemptTaskStates(ctx.sql, attempt, taskId)
  if (!row) return attempt
  const tries = await listTries(ctx.sql, attemptId)
  const after = afterReview(row, review, verdict, tries.get(taskId) ?? [])
  const reason = reasonOf(verdict)
  const gainedXp = row.paidFor.includes(reason) ? 0 : Math.max(0, after.xp - Math.max(row.xp, row.paidXp))
  await saveTaskState(ctx, review, { ...after, xp: row.xp + gainedXp })
  const cause = { reason, sourceType: 'task', sourceId: taskId }
  const posting = { userId: attempt.userId, currency: 'xp', amount: gainedXp, ...cause } as const
  if (!(await grant(ctx.sql, posting, ctx.now))) throw refuse('answered_elsewhere')
  if (after.share >= 1 && row.share < 1) await announceIfClosed(ctx, attempt)
  if (!attempt.judgedAt) {
    if (attempt.awaitsReview) await judgeReviewed(ctx, review)
    return attempt
  }
  if (attempt.number === 1) await takeResultBack(ctx.sql, attempt.workId, attemptId)
  await saveScore(ctx, attempt, attempt.judgedAt)
  return attempt
}

async function saveTaskState(
  ctx: Ctx,
  { attemptId, taskId }: Omit<JudgedTask, 'rules'>,
  taskState: TaskState,
): Promise<void> {
  await ctx.sql.query({
    name: 'save_reviewed_state',
    text: `update task_states set status = $3, share = $4, returns = $5, xp = $6, updated_at = $7
      where attempt_id = $1 and task_id = $2`,
    values: [
      attemptId,
      taskId,
      taskState.status,
      taskState.share,
      taskState.returns ?? 0,
      taskState.xp,
      ctx.now,
    ],
  })
}

/** «Вернуть на доработку»: the try is not counted, and another one may be made. */
export async function giveTryBack(ctx: Ctx, review: Omit<JudgedTask, 'rules'>): Promise<void> {
  const attempt = await findAttempt(ctx, review.attemptId)
  const [taskState] = await listAttemptTaskStates(ctx.sql, attempt, review.taskId)
  if (taskState) await saveTaskState(ctx, review, afterReturn(taskState))
}

/** After the last review the attempt is judged, at once or at the hour of its results. */
export async function judgeReviewed(
  ctx: Ctx,
  { attemptId, rules }: Pick<JudgedTask, 'attemptId' | 'rules'>,
): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'stop_awaiting_review',
    text: `update attempts set awaits_review = false where id = $1
      and not exists (select from answer_reviews where attempt_id = $1 and state = 'waiting')`,
    values: [attemptId],
  })
  if (rowCount === 0 || !areResultsOpen(rules, ctx.now)) return
  const work = workWithAttempt(await findAttempt(ctx, attemptId))
  if (work.attempt) await judgeAttempt(ctx, { ...work, attempt: work.attempt })
}
