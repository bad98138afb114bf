import type { Ctx } from '@school/kernel/server'
import { findGivenTask, findLastAttempt } from '@school/results/server'
import { putWork, readAttempt, restartAttempt, startAttempt } from '@school/works/server'
import { rulesOf, variantNumber } from '@school/work-rules/server'
import { refuse } from './access.ts'
import type { CardRow } from './queries.ts'
import { findAskedTask, findOtherTask, findWork, saveTwin } from './twin-queries.ts'

/** One try; then the solution opens. */
const openRules = rulesOf({ mode: 'practice', tries: 1, attempts: null })

/** For a task whose solution the pupil may not read in the original work yet: the twin does not show it either. */
const silentRules = rulesOf({
  mode: 'practice',
  tries: 1,
  attempts: null,
  hints: false,
  giveUp: false,
  solution: 'never',
})

interface Choice {
  taskId: number
  isSilent: boolean
  /** The variant that was already given. */
  askedVariant: number | null
}

/** Other numbers of the same task, else another task of the skill, else the same one. @throws mistake_without_twin */
async function chooseTwin(ctx: Ctx, card: CardRow): Promise<Choice> {
  const { taskId } = card
  const asked = await findAskedTask(ctx.sql, taskId)
  const mayBeSame = asked !== undefined && !asked.isRetired
  const other = mayBeSame && asked.hasVariants ? undefined : await findOtherTask(ctx, card)
  if (other !== undefined) return { taskId: other, isSilent: false, askedVariant: null }
  if (!mayBeSame) throw refuse('mistake_without_twin')
  const given = await findGivenTask(ctx.sql, card, ctx.now)
  return { taskId, isSilent: !given?.isSolutionOpen, askedVariant: given?.variant ?? null }
}

/** A work that contains only the task, shared by all pupils. */
async function workOf(ctx: Ctx, { taskId, isSilent }: Choice): Promise<number> {
  const key = `mistake:${taskId}${isSilent ? ':silent' : ''}`
  return (
    (await findWork(ctx.sql, key)) ??
    putWork(ctx.db, key, 'mistake', [taskId], isSilent ? silentRules : openRules)
  )
}

/** The next attempt number whose variant differs from the failed one. */
function numberAfter(last: number, userId: number, { taskId, askedVariant }: Choice): number {
  // Numbers start from 2: ratings include first attempts.
  let number = Math.max(2, last + 1)
  while (variantNumber(userId, taskId, number, 0) === askedVariant) number++
  return number
}

async function begin(ctx: Ctx, workId: number, choice: Choice): Promise<number> {
  const last = await findLastAttempt(ctx.sql, workId, ctx.viewer.id)
  const number = numberAfter(last?.number ?? 0, ctx.viewer.id, choice)
  const entrance = { workId, number }
  const underWay = last && last.finishedAt === null ? await readAttempt(ctx, workId) : null
  // Another card has given the same task: one answer serves both.
  const isWaiting = underWay?.tasks.every(({ status }) => status === 'not_started' || status === 'started')
  if (underWay && isWaiting) return underWay.id
  return (underWay ? await restartAttempt(ctx, entrance) : await startAttempt(ctx, entrance, '')).id
}

/** Gives the card its twin, or continues one that waits for an answer. @throws mistake_without_twin */
export async function giveTwin(ctx: Ctx, card: CardRow): Promise<void> {
  if (card.twinAttemptId !== null && card.twinOutcome === null) return
  const choice = await chooseTwin(ctx, card)
  const workId = await workOf(ctx, choice)
  const attemptId = await begin(ctx, workId, choice)
  await saveTwin(ctx.sql, card.id, { attemptId, workId, taskId: choice.taskId })
}
