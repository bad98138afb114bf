import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import type { Solving } from '../practice.ts'
import { isSavedUntilFinish, isSolutionOpen } from '../rules/work-rules.ts'
import { accessRunTask, mustBeRunning } from './access.ts'
import type { BegunRun, RunTaskState } from './queries.ts'

const refuse = refusals(workErrors)

/** A task of a run whose answers are judged at once. */
export interface Judged {
  taskState: RunTaskState
  view: Solving
}

/** @throws attempt_finished, time_is_up, answers_are_saved, task_not_found */
export async function accessJudged(ctx: Ctx, run: BegunRun, taskId: number): Promise<Judged> {
  const { rules, attempt, isEndless } = run
  const [isRunning, taskState] = await Promise.allSettled([
    mustBeRunning(ctx, run),
    accessRunTask(ctx, run, taskId),
  ])
  if (isRunning.status === 'rejected') throw isRunning.reason
  if (isSavedUntilFinish(rules)) throw refuse('answers_are_saved')
  if (taskState.status === 'rejected') throw taskState.reason
  const isShown = isSolutionOpen(rules, attempt.deadlineAt, ctx.now)
  return { taskState: taskState.value, view: { rules, isEndless, run: attempt.run, isSolutionOpen: isShown } }
}
