import { type Ctx, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import { workErrors } from '../../contract/errors.ts'
import { accessSitting, accessAttemptTask } from './access.ts'
import { presentAttempt, presentAttemptTask } from './present.ts'
import { type BegunSitting, isBegun, listAttemptTasks } from './queries.ts'

const refuse = refusals(workErrors)

export async function readAttemptOf(ctx: Ctx, sitting: BegunSitting): Promise<Attempt> {
  return presentAttempt(sitting, await listAttemptTasks(ctx.sql, sitting.workId, sitting.attempt.id), ctx.now)
}

/** The viewer's last attempt of a work; `null` when there was none. */
export async function readAttempt(ctx: Ctx, workId: number): Promise<Attempt | null> {
  const sitting = await accessSitting(ctx, workId)
  return isBegun(sitting) ? readAttemptOf(ctx, sitting) : null
}

/** A task of an attempt as its pupil sees it. @throws task_not_found */
export async function openAttemptTask(ctx: Ctx, sitting: BegunSitting, taskId: number): Promise<AttemptTask> {
  return presentAttemptTask(sitting, await accessAttemptTask(ctx, sitting, taskId), ctx.now)
}

export const withHints = <R extends BegunSitting>(sitting: R, hints: boolean): R => ({
  ...sitting,
  rules: { ...sitting.rules, hints: sitting.rules.hints && hints },
})

/** A task of the viewer's last attempt of a work, for a module that embeds it in another page. @throws task_not_found */
export async function openLastAttemptTask(
  ctx: Ctx,
  workId: number,
  taskId: number,
  { hints }: { hints: boolean },
): Promise<{ attemptId: number; task: AttemptTask }> {
  const sitting = await accessSitting(ctx, workId)
  if (!isBegun(sitting)) throw refuse('task_not_found')
  return {
    attemptId: sitting.attempt.id,
    task: await openAttemptTask(ctx, withHints(sitting, hints), taskId),
  }
}
