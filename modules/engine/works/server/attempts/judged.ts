import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import type { Solving } from '../practice.ts'
import { isSavedUntilFinish, isSolutionOpen } from '@school/work-rules/server'
import { accessAttemptTask, mustBeRunning } from './access.ts'
import type { StartedWork, AttemptTaskState } from './queries.ts'

const refuse = refusals(workErrors)

/** A task of an attempt with immediate verdicts. */
export interface Judged {
  taskState: AttemptTaskState
  view: Solving
}

/** @throws attempt_finished, time_is_up, answers_are_saved, task_not_found */
export async function accessJudged(ctx: Ctx, work: StartedWork, taskId: number): Promise<Judged> {
  const { rules, attempt, isEndless } = work
  const [isRunning, taskState] = await Promise.allSettled([
    mustBeRunning(ctx, work),
    accessAttemptTask(ctx, work, taskId),
  ])
  if (isRunning.status === 'rejected') throw isRunning.reason
  if (isSavedUntilFinish(rules)) throw refuse('answers_are_saved')
  if (taskState.status === 'rejected') throw taskState.reason
  const isShown = isSolutionOpen(rules, attempt.deadlineAt, ctx.now)
  return {
    taskState: taskState.value,
    view: { rules, isEndless, attemptNumber: attempt.number, isSolutionOpen: isShown },
  }
}
