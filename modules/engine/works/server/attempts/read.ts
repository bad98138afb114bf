import { type Ctx, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import { workErrors } from '../../contract/errors.ts'
import { accessWork, accessAttemptTask } from './access.ts'
import { presentAttempt, presentAttemptTask } from './present.ts'
import { type StartedWork, isStarted, listAttemptTasks } from './queries.ts'

const refuse = refusals(workErrors)

export async function readAttemptOf(ctx: Ctx, work: StartedWork): Promise<Attempt> {
  return presentAttempt(work, await listAttemptTasks(ctx.sql, work.workId, work.attempt.id), ctx.now)
}

/** The viewer's last attempt of a work; `null` when there was none. */
export async function readAttempt(ctx: Ctx, workId: number): Promise<Attempt | null> {
  const work = await accessWork(ctx, workId)
  return isStarted(work) ? readAttemptOf(ctx, work) : null
}

/** A task of an attempt as its pupil sees it. @throws task_not_found */
export async function openAttemptTask(ctx: Ctx, work: StartedWork, taskId: number): Promise<AttemptTask> {
  return presentAttemptTask(work, await accessAttemptTask(ctx, work, taskId), ctx.now)
}

export const withHints = <R extends StartedWork>(work: R, hints: boolean): R => ({
  ...work,
  rules: { ...work.rules, hints: work.rules.hints && hints },
})

/** A task of the viewer's last attempt of a work, for a module that embeds it in another page. @throws task_not_found */
export async function openLastAttemptTask(
  ctx: Ctx,
  workId: number,
  taskId: number,
  { hints }: { hints: boolean },
): Promise<{ attemptId: number; task: AttemptTask }> {
  const work = await accessWork(ctx, workId)
  if (!isStarted(work)) throw refuse('task_not_found')
  return {
    attemptId: work.attempt.id,
    task: await openAttemptTask(ctx, withHints(work, hints), taskId),
  }
}
