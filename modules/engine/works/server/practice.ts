import { type Ctx, refusals } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import type { Response } from '@school/tasks/contract'
import { checkTry, isVerdict, keptResponse, personalTask, taskText } from '@school/tasks/server'
import { workErrors } from '../contract/errors.ts'
import { taskGivenUp, workClosed } from '../contract/events.ts'
import type { AnswerReply, OpenTask } from '../contract/task.ts'
import { presentNext, presentTask, type TaskView } from './present.ts'
import { isWorkClosed, listTaskStates, lockAttempt, saveAnswer, saveState } from './queries.ts'
import { keepFilesOf } from './reviews/kept-response.ts'
import { askReview, withReview } from './reviews/queries.ts'
import {
  afterAnswer,
  afterGiveUp,
  afterHint,
  afterSending,
  isInQueue,
  isTaskClosed,
  reasonOf,
  shownVerdict,
  type TaskState,
  withoutTriesLeft,
  practiceRules,
  type WorkRules,
  assignVariant,
} from '@school/work-rules/server'
import type { AttemptTaskState } from './attempts/queries.ts'

const refuse = refusals(workErrors)

/** Why an answer gets no verdict. */
export const refusalOf = {
  mismatch: 'answer_mismatch',
  empty: 'answer_empty',
  unreadable: 'answer_unreadable',
  other_layout: 'answer_in_other_layout',
  by_person: 'checked_by_person',
} as const

/** A task of a work without rules for a viewer who may not have started it. @throws task_not_found */
export async function openTask(ctx: Ctx, workId: number, taskId: number): Promise<OpenTask> {
  const userId = ctx.viewer.id
  const taskState = (await listTaskStates(ctx.sql, taskId, userId)).find((known) => known.workId === workId)
  if (!taskState) throw refuse('task_not_found')
  const task = { ...(await taskText(ctx.sql, taskId, taskState.contentHash)), ...taskState }
  const assignment = { userId, attemptNumber: 1, renews: practiceRules.renews }
  return presentTask(await withReview(ctx.sql, assignVariant(task, assignment)), userId)
}

/** Where a task is solved. */
export interface Solving extends Required<TaskView> {
  isEndless: boolean
}

const assignmentOf = ({ viewer }: Ctx, { rules, attemptNumber }: Solving) => ({
  userId: viewer.id,
  attemptNumber,
  renews: rules.renews,
})

/**
 * Saves all effects of a change of a task, or nothing. An attempt without rules is locked first, in one round trip with the rest: if two tabs
 * close its last two tasks, the later one sees the changes of the other, and higher modules are notified. An attempt with rules is already locked
 * against its finish, and emits no such event.
 * @throws answered_elsewhere
 */
async function keep(
  ctx: Ctx,
  before: AttemptTaskState,
  change: TaskState,
  { rules, isEndless }: Solving,
  saves: () => Promise<boolean>[],
): Promise<void> {
  const { workId, attemptId } = before
  const mayBeLast = isEndless && isTaskClosed(rules, { ...before, ...change })
  const [, saved, isLast] = await Promise.all([
    isEndless && lockAttempt(ctx.sql, attemptId),
    Promise.all(saves()),
    mayBeLast && isWorkClosed(ctx.sql, workId, attemptId),
  ])
  if (saved.includes(false)) throw refuse('answered_elsewhere')
  if (isLast) await ctx.announce(workClosed, { userId: ctx.viewer.id, workId })
}

async function saveChange(
  ctx: Ctx,
  taskState: AttemptTaskState,
  change: TaskState,
  view: Solving,
): Promise<AttemptTaskState> {
  const before = { ...taskState, taskId: taskState.id }
  await keep(ctx, taskState, change, view, () => [saveState(ctx.sql, before, change, ctx.now)])
  return { ...taskState, ...change }
}

/** @throws task_in_queue, task_closed */
function mustBeOpen(taskState: AttemptTaskState, rules: WorkRules): void {
  if (isInQueue(taskState)) throw refuse('task_in_queue')
  if (isTaskClosed(rules, taskState)) throw refuse('task_closed')
}

/** Stores a try that a person will check; it is not judged or paid now. @throws files_missing, answered_elsewhere */
async function sendForReview(
  ctx: Ctx,
  taskState: AttemptTaskState,
  sent: Response,
  view: Solving,
): Promise<AnswerReply> {
  const taskId = taskState.id
  const response = await keepFilesOf(ctx, sent)
  const change = afterSending(taskState)
  const before = { ...taskState, taskId }
  await keep(ctx, taskState, change, view, () => [
    saveAnswer(ctx.sql, before, change, { response, verdict: null }, ctx.now),
  ])
  await askReview(ctx, { attemptId: taskState.attemptId, taskId, tryNumber: change.tries })
  const after = {
    ...taskState,
    ...change,
    lastNumber: change.tries,
    lastResponse: response,
    lastVerdict: null,
    lastAnsweredAt: ctx.now,
    lastReview: null,
  }
  return { verdict: null, gainedXp: 0, task: presentNext(after, ctx.viewer.id, view) }
}

/** A try at a task that was already loaded. @throws task_closed, answer_empty, answer_mismatch, answered_elsewhere */
export async function judgeTry(
  ctx: Ctx,
  taskState: AttemptTaskState,
  sent: Response,
  view: Solving & { variant?: number | null | undefined },
): Promise<AnswerReply> {
  const { rules } = view
  const taskId = taskState.id
  mustBeOpen(taskState, rules)
  // A wrong answer in another tab has given new numbers: this answer belongs to the old ones.
  if (view.variant != null && view.variant !== taskState.variant) throw refuse('answered_elsewhere')
  const personal = personalTask(taskState, ctx.viewer.id)
  const response = keptResponse(sent, taskState, ctx.viewer.id)
  const verdict = checkTry(taskState.rubric, response)
  if (verdict === 'by_person') return sendForReview(ctx, taskState, response, view)
  if (!isVerdict(verdict)) throw refuse(refusalOf[verdict])

  const expected = withoutTriesLeft(rules, afterAnswer(taskState, verdict, taskState.availableXp))
  const reason = reasonOf(verdict)
  const paidXp = Math.max(taskState.xp, taskState.paidXp)
  const gainedXp = taskState.paidFor.includes(reason) ? 0 : Math.max(0, expected.xp - paidXp)
  const posting = {
    userId: ctx.viewer.id,
    currency: 'xp',
    amount: gainedXp,
    reason,
    sourceType: 'task',
    sourceId: taskId,
  } as const
  const change = { ...expected, xp: taskState.xp + gainedXp }
  // The state may have changed since it was read: a conflict prevents a double payment and an overwritten try.
  const before = { ...taskState, taskId }
  await keep(ctx, taskState, change, view, () => [
    grant(ctx.sql, posting, ctx.now),
    saveAnswer(ctx.sql, before, change, { response, verdict }, ctx.now),
  ])
  const after = {
    ...taskState,
    ...change,
    lastNumber: change.tries,
    lastResponse: response,
    lastVerdict: verdict,
    lastAnsweredAt: ctx.now,
  }
  const next = assignVariant(after, assignmentOf(ctx, view))
  return {
    verdict: personal.verdict(shownVerdict(verdict)),
    gainedXp,
    task: presentNext(next, ctx.viewer.id, view),
  }
}

/** Opens the next hint of a loaded task. @throws task_closed, no_more_hints */
export async function openHintOf(ctx: Ctx, taskState: AttemptTaskState, view: Solving): Promise<OpenTask> {
  const { rules } = view
  mustBeOpen(taskState, rules)
  if (!rules.hints || taskState.hintsOpened >= taskState.hints.length) throw refuse('no_more_hints')
  return presentTask(await saveChange(ctx, taskState, afterHint(taskState), view), ctx.viewer.id, view)
}

/** «Сдаюсь»: the loaded task is failed finally and its solution opens. @throws task_closed */
export async function giveUpTask(ctx: Ctx, taskState: AttemptTaskState, view: Solving): Promise<OpenTask> {
  const { rules } = view
  mustBeOpen(taskState, rules)
  if (!rules.giveUp) throw refuse('task_closed')
  const after = await saveChange(ctx, taskState, afterGiveUp(taskState), view)
  await ctx.announce(taskGivenUp, {
    userId: ctx.viewer.id,
    attemptId: taskState.attemptId,
    taskId: taskState.id,
  })
  return presentTask(after, ctx.viewer.id, view)
}
