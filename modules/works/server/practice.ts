import { type Ctx, refusals } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import type { Response } from '@school/tasks/contract'
import { check, isVerdict, taskText } from '@school/tasks/server'
import { workErrors } from '../contract/errors.ts'
import type { AnswerReply, OpenTask } from '../contract/task.ts'
import { presentNext, presentTask, presentVerdict, type TaskView } from './present.ts'
import {
  ensureAttempt,
  listStandings,
  listWorkTasks,
  savedAnswer,
  saveState,
  type StandingRow,
} from './queries.ts'
import { isTaskClosed, withoutTriesLeft } from './rules/task-state.ts'
import { practiceRules } from './rules/work-rules.ts'
import { afterAnswer, afterGiveUp, afterHint, reasonOf, type Standing } from './standing.ts'
import { seated, type SeatedTask } from './variant.ts'

const refuse = refusals(workErrors)

/** The leave of the room that owns a work; what it refuses is refused. Classes bring the time that they were given. */
export type Entry = Promise<{ workId: number; classIds?: readonly number[] }>

/** Asked together with the leave: both travel to the database at once. */
async function accessTask(ctx: Ctx, entry: Entry, taskId: number): Promise<SeatedTask> {
  const [{ workId }, standings] = await Promise.all([entry, listStandings(ctx.sql, taskId, ctx.viewer.id)])
  const standing = standings.find((known) => known.workId === workId)
  if (!standing) throw refuse('task_not_found')
  const task = { ...(await taskText(ctx.sql, taskId, standing.contentHash)), ...standing }
  return seated(task, seatOf(ctx))
}

const seatOf = ({ viewer }: Ctx, { rules = practiceRules, run = 1 }: TaskView = {}) => ({
  userId: viewer.id,
  run,
  renews: rules.renews,
})

async function attemptOf(ctx: Ctx, { workId, attemptId }: StandingRow): Promise<number> {
  return attemptId ?? ensureAttempt(ctx.sql, workId, ctx.viewer.id, ctx.now)
}

async function save(ctx: Ctx, standing: SeatedTask, change: Standing): Promise<SeatedTask> {
  const attemptId = await attemptOf(ctx, standing)
  const isSaved = await saveState(ctx.sql, { ...standing, attemptId, taskId: standing.id }, change, ctx.now)
  if (!isSaved) throw refuse('answered_elsewhere')
  return { ...standing, ...change, attemptId }
}

/** The tasks of a work with the viewer's statuses. */
export const listTasks = async (ctx: Ctx, entry: Entry) =>
  listWorkTasks(ctx.sql, (await entry).workId, ctx.viewer.id)

/** A task of a work as the viewer sees it now. @throws task_not_found */
export async function openTask(ctx: Ctx, entry: Entry, taskId: number): Promise<OpenTask> {
  return presentTask(await accessTask(ctx, entry, taskId), ctx.viewer.id)
}

/**
 * Judges and keeps one try; pays XP once. An empty answer is not a try.
 * @param variant the one that was answered, as the browser was told
 * @throws task_not_found, task_closed, answer_empty, answer_mismatch, answered_elsewhere
 */
export async function submitAnswer(
  ctx: Ctx,
  entry: Entry,
  taskId: number,
  response: Response,
  variant?: number | null,
): Promise<AnswerReply> {
  return judgeTry(ctx, await accessTask(ctx, entry, taskId), response, { variant })
}

/** A try at a task that was obtained before. @throws task_closed, answer_empty, answer_mismatch, answered_elsewhere */
export async function judgeTry(
  ctx: Ctx,
  standing: SeatedTask,
  response: Response,
  view: TaskView & { variant?: number | null | undefined } = {},
): Promise<AnswerReply> {
  const { rules = practiceRules } = view
  const taskId = standing.id
  if (isTaskClosed(rules, standing)) throw refuse('task_closed')
  // Another tab has missed and got other numbers: this answer is not to what lies here now.
  if (view.variant != null && view.variant !== standing.variant) throw refuse('answered_elsewhere')
  const verdict = check(standing.rubric, response)
  if (!isVerdict(verdict))
    throw refuse(
      verdict === 'mismatch' ? 'answer_mismatch' : verdict === 'empty' ? 'answer_empty' : 'answer_unreadable',
    )

  const expected = withoutTriesLeft(rules, afterAnswer(standing, verdict, standing.availableXp))
  const reason = reasonOf(verdict)
  const paidXp = Math.max(standing.xp, standing.paidXp ?? 0)
  const gainedXp = standing.paidFor.includes(reason) ? 0 : Math.max(0, expected.xp - paidXp)
  const posting = {
    userId: ctx.viewer.id,
    currency: 'xp',
    amount: gainedXp,
    reason,
    sourceType: 'task',
    sourceId: taskId,
  } as const
  const change = { ...expected, xp: standing.xp + gainedXp }
  const attemptId = await attemptOf(ctx, standing)
  // What was read may have changed meanwhile: the database forbids to pay twice and to save over another try.
  const refusal = () => refuse('answered_elsewhere')
  grant(ctx, posting, ctx.now, refusal)
  ctx.send(savedAnswer({ ...standing, attemptId, taskId }, change, { response, verdict }, ctx.now), refusal)
  const after = {
    ...standing,
    ...change,
    lastNumber: change.tries,
    lastResponse: response,
    lastVerdict: verdict,
    lastAnsweredAt: ctx.now,
  }
  const next = seated(after, seatOf(ctx, view))
  return { verdict: presentVerdict(verdict), gainedXp, task: presentNext(next, ctx.viewer.id, view) }
}

/** Opens the next hint. @throws task_not_found, task_closed, no_more_hints */
export async function openHint(ctx: Ctx, entry: Entry, taskId: number): Promise<OpenTask> {
  return openHintOf(ctx, await accessTask(ctx, entry, taskId))
}

/** The next hint of a task that was obtained before. @throws task_closed, no_more_hints */
export async function openHintOf(ctx: Ctx, standing: SeatedTask, view: TaskView = {}): Promise<OpenTask> {
  const { rules = practiceRules } = view
  if (isTaskClosed(rules, standing)) throw refuse('task_closed')
  if (!rules.hints || standing.hintsOpened >= standing.hints.length) throw refuse('no_more_hints')
  return presentTask(await save(ctx, standing, afterHint(standing)), ctx.viewer.id, view)
}

/** «Сдаюсь»: the task is failed for good and its solution opens. @throws task_not_found, task_closed */
export async function giveUp(ctx: Ctx, entry: Entry, taskId: number): Promise<OpenTask> {
  return giveUpTask(ctx, await accessTask(ctx, entry, taskId))
}

/** Gives up a task that was obtained before. @throws task_closed */
export async function giveUpTask(ctx: Ctx, standing: SeatedTask, view: TaskView = {}): Promise<OpenTask> {
  const { rules = practiceRules } = view
  if (isTaskClosed(rules, standing) || !rules.giveUp) throw refuse('task_closed')
  return presentTask(await save(ctx, standing, afterGiveUp(standing)), ctx.viewer.id, view)
}
