import { answer, type Ctx } from '@school/kernel/server'
import * as contract from '../../contract/attempt-endpoints.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import { withoutSolution } from '../kept-form.ts'
import { policyOf, type SolvingAct } from '../policy.ts'
import { accessOwnRun, accessOwnTask } from './access.ts'
import { giveUpRunTask, openRunHint, openRunTask, submitRunAnswer } from './answer.ts'
import { finishRun } from './finish.ts'
import type { OwnRun } from './queries.ts'
import { readAttemptOf } from './read.ts'
import { saveRunAnswer } from './save.ts'
import { listSheetOf } from './sheet.ts'
import { holdRun } from './start.ts'

interface OfAttempt {
  attemptId: number
}
interface OfTask extends OfAttempt {
  taskId: number
}

async function accessLook(ctx: Ctx, { attemptId }: OfAttempt): Promise<OwnRun> {
  const run = await accessOwnRun(ctx, attemptId)
  await policyOf(ctx, run.kind).look?.(ctx, run.attempt)
  return run
}

async function accessToSolve(ctx: Ctx, { attemptId, taskId }: OfTask, act: SolvingAct): Promise<OwnRun> {
  const run = await accessOwnRun(ctx, attemptId)
  await policyOf(ctx, run.kind).solve?.(ctx, run.attempt, act, taskId)
  return run
}

const lookAtTask = async (ctx: Ctx, params: OfTask) =>
  openRunTask(ctx, await accessLook(ctx, params), params.taskId)

const tellOwner = (ctx: Ctx, run: OwnRun, taskId: number, reply: Pick<AnswerReply, 'gainedXp' | 'task'>) =>
  policyOf(ctx, run.kind).answered?.(ctx, run.attempt, taskId, reply)

export const attemptAnswers = [
  answer(contract.getAttempt, async (ctx, { params }) => readAttemptOf(ctx, await accessLook(ctx, params))),

  answer(contract.getAttemptTask, (ctx, { params }) => lookAtTask(ctx, params)),

  answer(contract.getAnswerSheet, async (ctx, { params }) => listSheetOf(ctx, await accessLook(ctx, params))),

  answer(
    contract.submitAnswer,
    async (ctx, { params, body }): Promise<AnswerReply> => {
      const run = await accessToSolve(ctx, params, 'answer')
      const reply = await submitRunAnswer(ctx, run, params.taskId, body.response, body.variant)
      await tellOwner(ctx, run, params.taskId, reply)
      return reply
    },
    withoutSolution((ctx, { params }) => lookAtTask(ctx, params)),
  ),

  answer(contract.openHint, async (ctx, { params }) =>
    openRunHint(ctx, await accessToSolve(ctx, params, 'hint'), params.taskId),
  ),

  answer(contract.giveUp, async (ctx, { params }): Promise<OpenTask> => {
    const run = await accessToSolve(ctx, params, 'give_up')
    const task = await giveUpRunTask(ctx, run, params.taskId)
    await tellOwner(ctx, run, params.taskId, { gainedXp: 0, task })
    return task
  }),

  answer(contract.saveAnswer, async (ctx, { params, body }) =>
    saveRunAnswer(
      ctx,
      await accessOwnTask(ctx, params, body.sentAt ? new Date(body.sentAt) : null),
      params.taskId,
      body,
    ),
  ),

  answer(contract.holdAttempt, async (ctx, { params, body }) => {
    const run = await accessOwnRun(ctx, params.attemptId)
    await policyOf(ctx, run.kind).solve?.(ctx, run.attempt, 'hold', null)
    return holdRun(ctx, run, body.holder)
  }),

  answer(contract.finishAttempt, async (ctx, { params }) => {
    const run = await accessOwnRun(ctx, params.attemptId)
    const attempt = await finishRun(ctx, run)
    await policyOf(ctx, run.kind).finished?.(ctx, run.attempt)
    return attempt
  }),
]
