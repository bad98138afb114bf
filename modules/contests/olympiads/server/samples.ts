import { type Ctx, refusals } from '@school/kernel/server'
import type { Response, Solution, Verdict } from '@school/tasks/contract'
import { findTask, type FoundTask, listTasks } from '@school/tasks/server'
import { workErrors } from '@school/works/contract'
import { sampleTasks } from '@school/works/server'
import type { OlympiadSample } from '../contract/index.ts'
import { accessOlympiad } from './access.ts'
import { listSamples } from './queries.ts'

const refuse = refusals(workErrors)

/** @throws olympiad_not_found */
export async function readSamples(ctx: Ctx, olympiadId: number): Promise<OlympiadSample[]> {
  await accessOlympiad(ctx, olympiadId)
  const samples = await listSamples(ctx.sql, olympiadId)
  const gradesOf = new Map(samples.map(({ taskId, grades }) => [taskId, grades]))
  return (await listTasks(ctx.sql, [...gradesOf.keys()])).map((task) => ({
    ...sampleTasks.present(task),
    grades: gradesOf.get(task.id)!,
  }))
}

/** @throws olympiad_not_found, task_not_found when it is not a sample */
async function accessSample(ctx: Ctx, olympiadId: number, taskId: number): Promise<FoundTask> {
  await accessOlympiad(ctx, olympiadId)
  const isSample = (await listSamples(ctx.sql, olympiadId)).some((sample) => sample.taskId === taskId)
  const task = isSample ? await findTask(ctx.sql, taskId) : undefined
  if (!task) throw refuse('task_not_found')
  return task
}

/**
 * @throws olympiad_not_found, task_not_found when it is not a sample, answer_mismatch, answer_empty, answer_unreadable,
 * answer_in_other_layout
 */
export const checkSample = async (
  ctx: Ctx,
  olympiadId: number,
  taskId: number,
  response: Response,
): Promise<Verdict> => sampleTasks.judge(await accessSample(ctx, olympiadId, taskId), response)

/** @throws olympiad_not_found, task_not_found when it is not a sample */
export const readSampleSolution = async (ctx: Ctx, olympiadId: number, taskId: number): Promise<Solution> =>
  sampleTasks.solution(await accessSample(ctx, olympiadId, taskId))
