import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import type { SaveBody } from '../../contract/attempt.ts'
import { workErrors } from '../../contract/errors.ts'
import { accessOwnTask, accessRun } from './access.ts'
import * as answers from './answer.ts'
import * as finishing from './finish.ts'
import { type BegunRun, isBegun } from './queries.ts'
import { saveRunAnswer } from './save.ts'
import { listSheetOf } from './sheet.ts'
import * as starting from './start.ts'

const refuse = refusals(workErrors)

/** The leave of the room that owns a work; what it refuses is refused. Classes and schools bring the time that they were given. */
export type Entry = Promise<{
  workId: number
  classIds?: readonly number[]
  schoolIds?: readonly number[]
}>

/** @throws attempt_not_started */
export async function accessBegunRun(ctx: Ctx, entry: Entry): Promise<BegunRun> {
  const run = await accessRun(ctx, entry)
  if (!isBegun(run)) throw refuse('attempt_not_started')
  return run
}

export const openRunTask = async (ctx: Ctx, entry: Entry, taskId: number) =>
  answers.openRunTask(ctx, await accessBegunRun(ctx, entry), taskId)
export const submitRunAnswer = async (
  ctx: Ctx,
  entry: Entry,
  taskId: number,
  response: Response,
  variant?: number | null,
) => answers.submitRunAnswer(ctx, await accessBegunRun(ctx, entry), taskId, response, variant)
export const openRunHint = async (ctx: Ctx, entry: Entry, taskId: number) =>
  answers.openRunHint(ctx, await accessBegunRun(ctx, entry), taskId)
export const giveUpRunTask = async (ctx: Ctx, entry: Entry, taskId: number) =>
  answers.giveUpRunTask(ctx, await accessBegunRun(ctx, entry), taskId)
export const finishRun = async (ctx: Ctx, entry: Entry) =>
  finishing.finishRun(ctx, await accessBegunRun(ctx, entry))
export const holdRun = async (ctx: Ctx, entry: Entry, holder: string) =>
  starting.holdRun(ctx, await accessBegunRun(ctx, entry), holder)
export const listSheet = async (ctx: Ctx, entry: Entry) => listSheetOf(ctx, await accessBegunRun(ctx, entry))
export async function saveAnswer(ctx: Ctx, entry: Entry, taskId: number, body: SaveBody) {
  const { attempt } = await accessBegunRun(ctx, entry)
  const sentAt = body.sentAt ? new Date(body.sentAt) : null
  return saveRunAnswer(ctx, await accessOwnTask(ctx, { attemptId: attempt.id, taskId }, sentAt), taskId, body)
}
