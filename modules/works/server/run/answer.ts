import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { workErrors } from '../../contract/errors.ts'
import type { AttemptTask } from '../../contract/attempt.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import { type Entry, giveUpTask, judgeTry, openHintOf } from '../practice.ts'
import { isSavedUntilFinish, isSolutionOpen } from '../rules/work-rules.ts'
import { accessBegunRun, accessRunning, accessRunTask } from './access.ts'
import { presentAttemptTask } from './present.ts'

const refuse = refusals(workErrors)

/** A task of the viewer's last run. @throws attempt_not_started, task_not_found */
export async function openRunTask(ctx: Ctx, entry: Entry, taskId: number): Promise<AttemptTask> {
  const run = await accessBegunRun(ctx, entry)
  return presentAttemptTask(run, await accessRunTask(ctx, run, taskId), ctx.now)
}

/** A run whose answers are judged at once, with one task of it. */
async function accessJudged(ctx: Ctx, entry: Entry, taskId: number) {
  const run = await accessRunning(ctx, entry)
  if (isSavedUntilFinish(run.rules)) throw refuse('answers_are_saved')
  const { rules, attempt } = run
  const view = { rules, run: attempt.run, isSolutionOpen: isSolutionOpen(rules, attempt.deadlineAt, ctx.now) }
  return { standing: await accessRunTask(ctx, run, taskId), view }
}

/** @throws attempt_not_started, attempt_finished, time_is_up, answers_are_saved, and what `judgeTry` throws */
export async function submitRunAnswer(
  ctx: Ctx,
  entry: Entry,
  taskId: number,
  response: Response,
  variant?: number | null,
): Promise<AnswerReply> {
  const { standing, view } = await accessJudged(ctx, entry, taskId)
  return judgeTry(ctx, standing, response, { ...view, variant })
}

/** @throws attempt_not_started, attempt_finished, time_is_up, answers_are_saved, and what `openHintOf` throws */
export async function openRunHint(ctx: Ctx, entry: Entry, taskId: number): Promise<OpenTask> {
  const { standing, view } = await accessJudged(ctx, entry, taskId)
  return openHintOf(ctx, standing, view)
}

/** @throws attempt_not_started, attempt_finished, time_is_up, answers_are_saved, and what `giveUpTask` throws */
export async function giveUpRunTask(ctx: Ctx, entry: Entry, taskId: number): Promise<OpenTask> {
  const { standing, view } = await accessJudged(ctx, entry, taskId)
  return giveUpTask(ctx, standing, view)
}
