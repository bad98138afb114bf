import { answer, type Ctx, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import * as contract from '../../contract/attempt-endpoints.ts'
import { workErrors } from '../../contract/errors.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import { withoutSolution } from '../kept-form.ts'
import { policyOf, type SolvingAct } from '../policy.ts'
import { accessOwnRun, accessOwnTask } from './access.ts'
import { giveUpRunTask, openRunHint, openRunTask, submitRunAnswer } from './answer.ts'
import { finishRun } from './finish.ts'
import { withoutResult } from './present.ts'
import type { OwnRun } from './queries.ts'
import { readAttemptOf } from './read.ts'
import { saveRunAnswer } from './save.ts'
import { listSheetOf } from './sheet.ts'
import { holdRun } from './start.ts'

const refuse = refusals(workErrors)

interface OfTask {
  attemptId: number
  taskId: number
}

const isResultHidden = async (ctx: Ctx, { kind, attempt }: OwnRun): Promise<boolean> =>
  (await policyOf(ctx, kind).hidesResult?.(ctx, attempt)) ?? false

/** As its pupil may know it now. */
const shown = async (ctx: Ctx, run: OwnRun, attempt: Attempt): Promise<Attempt> =>
  attempt.result && (await isResultHidden(ctx, run)) ? withoutResult(attempt) : attempt

/** @throws attempt_not_found, attempt_finished between its judgement and the results of all */
async function lookAtTask(ctx: Ctx, { attemptId, taskId }: OfTask): Promise<AttemptTask> {
  const run = await accessOwnRun(ctx, attemptId)
  if (run.attempt.judgedAt && (await isResultHidden(ctx, run))) throw refuse('attempt_finished')
  return openRunTask(ctx, run, taskId)
}

async function accessToSolve(ctx: Ctx, { attemptId, taskId }: OfTask, act: SolvingAct): Promise<OwnRun> {
  const run = await accessOwnRun(ctx, attemptId)
  await policyOf(ctx, run.kind).solve?.(ctx, run.attempt, act, taskId)
  return run
}

const tellOwner = (ctx: Ctx, run: OwnRun, taskId: number, reply: Pick<AnswerReply, 'gainedXp' | 'task'>) =>
  policyOf(ctx, run.kind).answered?.(ctx, run.attempt, taskId, reply)

export const attemptAnswers = [
  answer(contract.getAttempt, async (ctx, { params }) => {
    const run = await accessOwnRun(ctx, params.attemptId)
    return shown(ctx, run, await readAttemptOf(ctx, run))
  }),

  answer(contract.getAttemptTask, (ctx, { params }) => lookAtTask(ctx, params)),

  answer(contract.getAnswerSheet, async (ctx, { params }) =>
    listSheetOf(ctx, await accessOwnRun(ctx, params.attemptId)),
  ),

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
    return shown(ctx, run, attempt)
  }),
]
