import { type Ctx, handle, type KeptForm, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import * as contract from '../../contract/attempt-endpoints.ts'
import { workErrors } from '../../contract/errors.ts'
import type { AnswerReply, OpenTask } from '../../contract/task.ts'
import type { SolvedAct, SolvingAct } from '@school/work-rules/server'
import { giveUpTask, judgeTry, openHintOf } from '../practice.ts'
import { accessStartedWork, accessOwnTask, type Owned } from './access.ts'
import { finishAttempt } from './finish.ts'
import { accessJudged } from './judged.ts'
import { withoutResult } from './present.ts'
import { openAttemptTask, readAttemptOf, withHints } from './read.ts'
import { saveAttemptAnswer } from './save.ts'
import { listSheetOf } from './sheet.ts'
import { holdAttempt } from './start.ts'

/**
 * The reply stored for idempotent repeats omits the solution, which is its longest part and can be read again.
 * @param open reads the current task by the endpoint's input
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

/** The current task as its pupil may see it. */
const shown = async (ctx: Ctx, work: Owned, attempt: Attempt): Promise<Attempt> =>
  attempt.result && (await isResultHidden(ctx, work)) ? withoutResult(attempt) : attempt

async function accessToLook(ctx: Ctx, { attemptId, taskId = null }: MaybeOfTask): Promise<Owned> {
  const work = await accessStartedWork(ctx, attemptId)
  await work.policy.look?.(ctx, work.attempt, taskId)
  return work
}

/** @throws attempt_not_found, attempt_finished between its judgement and the results of all */
async function lookAtTask(ctx: Ctx, params: OfTask): Promise<AttemptTask> {
  const work = await accessToLook(ctx, params)
  if (work.attempt.judgedAt && (await isResultHidden(ctx, work))) throw refuse('attempt_finished')
  const hasHints = (await work.policy.givesHints?.(ctx, work.attempt)) ?? true
  return openAttemptTask(ctx, withHints(work, hasHints), params.taskId)
}

async function accessToSolve(ctx: Ctx, { attemptId, taskId = null }: MaybeOfTask, act: SolvingAct) {
  const work = await accessStartedWork(ctx, attemptId)
  await work.policy.solve?.(ctx, work.attempt, act, taskId)
  return work
}

/**
 * The policy and the task are checked concurrently.
 * @throws refusals of the policy, then those of `accessJudged`
 */
async function accessToAnswer(ctx: Ctx, { attemptId, taskId }: OfTask, act: SolvingAct) {
  const work = await accessStartedWork(ctx, attemptId)
  const [leave, judged] = await Promise.allSettled([
    work.policy.solve?.(ctx, work.attempt, act, taskId),
    accessJudged(ctx, work, taskId),
  ])
  if (leave.status === 'rejected') throw leave.reason
  if (judged.status === 'rejected') throw judged.reason
  return { work, ...judged.value }
}

const notifyPolicy = async (ctx: Ctx, { policy, attempt }: Owned, done: SolvedAct): Promise<void> =>
  policy.solved?.(ctx, attempt, done)

export const attemptRoutes = [
  handle(contract.getAttempt, async (ctx, { params }) => {
    const work = await accessToLook(ctx, params)
    return shown(ctx, work, await readAttemptOf(ctx, work))
  }),

  handle(contract.getAttemptTask, (ctx, { params }) => lookAtTask(ctx, params)),

  handle(contract.getAnswerSheet, async (ctx, { params }) =>
    listSheetOf(ctx, await accessToLook(ctx, params)),
  ),

  handle(
    contract.submitAnswer,
    async (ctx, { params, body }) => {
      const { work, taskState, view } = await accessToAnswer(ctx, params, 'answer')
      const reply = await judgeTry(ctx, taskState, body.response, { ...view, variant: body.variant })
      const { gainedXp, task } = reply
      await notifyPolicy(ctx, work, { act: 'answer', taskId: task.id, status: task.status, gainedXp })
      return reply
    },
    withoutSolution((ctx, { params }) => lookAtTask(ctx, params)),
  ),

  handle(contract.openHint, async (ctx, { params }) => {
    const { taskState, view } = await accessToAnswer(ctx, params, 'hint')
    return openHintOf(ctx, taskState, view)
  }),

  handle(contract.giveUp, async (ctx, { params }) => {
    const { work, taskState, view } = await accessToAnswer(ctx, params, 'give_up')
    const task = await giveUpTask(ctx, taskState, view)
    await notifyPolicy(ctx, work, { act: 'give_up', taskId: task.id, status: task.status, gainedXp: 0 })
    return task
  }),

  handle(contract.saveAnswer, async (ctx, { params, body }) =>
    saveAttemptAnswer(
      ctx,
      await accessOwnTask(ctx, params, body.sentAt ? new Date(body.sentAt) : null),
      params.taskId,
      body,
    ),
  ),

  handle(contract.holdAttempt, async (ctx, { params, body }) =>
    holdAttempt(ctx, await accessToSolve(ctx, params, 'hold'), body.holder),
  ),

  handle(contract.finishAttempt, async (ctx, { params }) => {
    const work = await accessToSolve(ctx, params, 'finish')
    if (work.isEndless) throw refuse('attempt_endless')
    const attempt = await finishAttempt(ctx, work, async () => work.policy.finished?.(ctx, work.attempt))
    return shown(ctx, work, attempt)
  }),
]
