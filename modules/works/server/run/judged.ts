import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { workErrors } from '../../contract/errors.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import { giveUpTask, judgeTry, openHintOf } from '../practice.ts'
import { isSavedUntilFinish, isSolutionOpen } from '../rules/work-rules.ts'
import { accessRunTask, mustBeRunning } from './access.ts'
import type { BegunRun } from './queries.ts'

const refuse = refusals(workErrors)

/** A run whose answers are judged at once, with one task of it. */
async function accessJudged(ctx: Ctx, run: BegunRun, taskId: number) {
  await mustBeRunning(ctx, run)
  if (isSavedUntilFinish(run.rules)) throw refuse('answers_are_saved')
  const { rules, attempt, isEndless } = run
  const isShown = isSolutionOpen(rules, attempt.deadlineAt, ctx.now)
  const view = { rules, isEndless, run: attempt.run, isSolutionOpen: isShown }
  return { standing: await accessRunTask(ctx, run, taskId), view }
}

/** @throws attempt_finished, time_is_up, answers_are_saved, and what `judgeTry` throws */
export async function submitRunAnswer(
  ctx: Ctx,
  run: BegunRun,
  taskId: number,
  response: Response,
  variant?: number | null,
): Promise<AnswerReply> {
  const { standing, view } = await accessJudged(ctx, run, taskId)
  return judgeTry(ctx, standing, response, { ...view, variant })
}

/** @throws attempt_finished, time_is_up, answers_are_saved, and what `openHintOf` throws */
export async function openRunHint(ctx: Ctx, run: BegunRun, taskId: number): Promise<OpenTask> {
  const { standing, view } = await accessJudged(ctx, run, taskId)
  return openHintOf(ctx, standing, view)
}

/** @throws attempt_finished, time_is_up, answers_are_saved, and what `giveUpTask` throws */
export async function giveUpRunTask(ctx: Ctx, run: BegunRun, taskId: number): Promise<OpenTask> {
  const { standing, view } = await accessJudged(ctx, run, taskId)
  return giveUpTask(ctx, standing, view)
}
