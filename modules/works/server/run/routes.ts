import { type Ctx, handle, type KeptForm, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import * as contract from '../../contract/attempt-endpoints.ts'
import { workErrors } from '../../contract/errors.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import type { SolvedAct, SolvingAct } from '../policy.ts'
import { giveUpTask, judgeTry, openHintOf } from '../practice.ts'
import { accessOwnRun, accessOwnTask, type Owned } from './access.ts'
import { finishRun } from './finish.ts'
import { accessJudged } from './judged.ts'
import { withoutResult } from './present.ts'
import { openRunTask, readAttemptOf, withHints } from './read.ts'
import { saveRunAnswer } from './save.ts'
import { listSheetOf } from './sheet.ts'
import { holdRun } from './start.ts'

/**
 * An answer is kept for a repeat without the solution, which is the longest part of it and known anyway.
 * @param open reads the task as it is now, by the endpoint's input
 */
const withoutSolution = <I>(
  open: (ctx: Ctx, input: I) => Promise<Pick<OpenTask, 'solution'>>,
): KeptForm<I, AnswerReply> => ({
  shorten: (reply) => ({ ...reply, task: { ...reply.task, solution: null } }),
  complete: async (ctx, input, short) => ({
    ...short,
    task: { ...short.task, solution: (await open(ctx, input)).solution },
  }),
})

const refuse = refusals(workErrors)

interface OfAttempt {
  attemptId: number
}
interface OfTask extends OfAttempt {
  taskId: number
}
type MaybeOfTask = OfAttempt & { taskId?: number | null }

const isResultHidden = async (ctx: Ctx, { policy, attempt }: Owned): Promise<boolean> =>
  (await policy.hidesResult?.(ctx, attempt)) ?? false

/** As its pupil may know it now. */
const shown = async (ctx: Ctx, run: Owned, attempt: Attempt): Promise<Attempt> =>
  attempt.result && (await isResultHidden(ctx, run)) ? withoutResult(attempt) : attempt

async function accessToLook(ctx: Ctx, { attemptId, taskId = null }: MaybeOfTask): Promise<Owned> {
  const run = await accessOwnRun(ctx, attemptId)
  await run.policy.look?.(ctx, run.attempt, taskId)
  return run
}

/** @throws attempt_not_found, attempt_finished between its judgement and the results of all */
async function lookAtTask(ctx: Ctx, params: OfTask): Promise<AttemptTask> {
  const run = await accessToLook(ctx, params)
  if (run.attempt.judgedAt && (await isResultHidden(ctx, run))) throw refuse('attempt_finished')
  const hasHints = (await run.policy.givesHints?.(ctx, run.attempt)) ?? true
  return openRunTask(ctx, withHints(run, hasHints), params.taskId)
}

async function accessToSolve(ctx: Ctx, { attemptId, taskId = null }: MaybeOfTask, act: SolvingAct) {
  const run = await accessOwnRun(ctx, attemptId)
  await run.policy.solve?.(ctx, run.attempt, act, taskId)
  return run
}

/**
 * What the owner says and where the task stands are asked in one go.
 * @throws what the owner refuses, then what `accessJudged` does
 */
async function accessToAnswer(ctx: Ctx, { attemptId, taskId }: OfTask, act: SolvingAct) {
  const run = await accessOwnRun(ctx, attemptId)
  const [leave, judged] = await Promise.allSettled([
    run.policy.solve?.(ctx, run.attempt, act, taskId),
    accessJudged(ctx, run, taskId),
  ])
  if (leave.status === 'rejected') throw leave.reason
  if (judged.status === 'rejected') throw judged.reason
  return { run, ...judged.value }
}

const tellOwner = async (ctx: Ctx, { policy, attempt }: Owned, done: SolvedAct): Promise<void> =>
  policy.solved?.(ctx, attempt, done)

export const attemptRoutes = [
  handle(contract.getAttempt, async (ctx, { params }) => {
    const run = await accessToLook(ctx, params)
    return shown(ctx, run, await readAttemptOf(ctx, run))
  }),

  handle(contract.getAttemptTask, (ctx, { params }) => lookAtTask(ctx, params)),

  handle(contract.getAnswerSheet, async (ctx, { params }) =>
    listSheetOf(ctx, await accessToLook(ctx, params)),
  ),

  handle(
    contract.submitAnswer,
    async (ctx, { params, body }) => {
      const { run, taskState, view } = await accessToAnswer(ctx, params, 'answer')
      const reply = await judgeTry(ctx, taskState, body.response, { ...view, variant: body.variant })
      const { gainedXp, task } = reply
      await tellOwner(ctx, run, { act: 'answer', taskId: task.id, status: task.status, gainedXp })
      return reply
    },
    withoutSolution((ctx, { params }) => lookAtTask(ctx, params)),
  ),

  handle(contract.openHint, async (ctx, { params }) => {
    const { taskState, view } = await accessToAnswer(ctx, params, 'hint')
    return openHintOf(ctx, taskState, view)
  }),

  handle(contract.giveUp, async (ctx, { params }) => {
    const { run, taskState, view } = await accessToAnswer(ctx, params, 'give_up')
    const task = await giveUpTask(ctx, taskState, view)
    await tellOwner(ctx, run, { act: 'give_up', taskId: task.id, status: task.status, gainedXp: 0 })
    return task
  }),

  handle(contract.saveAnswer, async (ctx, { params, body }) =>
    saveRunAnswer(
      ctx,
      await accessOwnTask(ctx, params, body.sentAt ? new Date(body.sentAt) : null),
      params.taskId,
      body,
    ),
  ),

  handle(contract.holdAttempt, async (ctx, { params, body }) =>
    holdRun(ctx, await accessToSolve(ctx, params, 'hold'), body.holder),
  ),

  handle(contract.finishAttempt, async (ctx, { params }) => {
    const run = await accessToSolve(ctx, params, 'finish')
    if (run.isEndless) throw refuse('attempt_endless')
    const attempt = await finishRun(ctx, run, async () => run.policy.finished?.(ctx, run.attempt))
    return shown(ctx, run, attempt)
  }),
]
