import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { fileAppeal, readTaskAppeals } from '@school/reviews/server'
import { findSolved } from '@school/results/server'
import { readWorkStats } from '@school/ratings/server'
import type { ParticipantTask } from '../contract/results.ts'
import { accessParticipation, accessWork } from './access.ts'
import { appealUntil } from './rules/index.ts'

const refuse = refusals(workErrors)

type Work = Awaited<ReturnType<typeof accessWork>>

/** Appeals exist only within the contest. */
const untilOf = ({ stage, participation }: Work): Date | null =>
  participation.isVirtual ? null : appealUntil(stage)

/** How many participants of the official table solved each task; empty before publication. */
export async function solvers(ctx: Ctx, { stage, participation }: Work): Promise<Map<number, number>> {
  if (stage.publishedAt === null) return new Map()
  const grade = stage.grades.find(({ gradeIndex }) => gradeIndex === participation.gradeIndex)!
  const { tasks } = await readWorkStats(ctx.sql, grade.workId)
  return new Map(tasks.map(({ id, solvedPercent }) => [id, solvedPercent]))
}

/** One task of a person’s work with its appeals. @throws the errors of `accessWork`, task_not_found */
export async function readParticipantTask(
  ctx: Ctx,
  { stageId, userId, taskId }: { stageId: number; userId: number; taskId: number },
): Promise<ParticipantTask> {
  const work = await accessWork(ctx, stageId, userId)
  const solved = await findSolved(ctx.sql, work.attempt, taskId)
  if (!solved) throw refuse('task_not_found')
  const about = { attemptId: work.attempt.id, taskId, until: untilOf(work), isMine: work.user.isMe }
  return {
    ...solved,
    solvedPercent: (await solvers(ctx, work)).get(solved.id) ?? null,
    appealing: await readTaskAppeals(ctx, about),
  }
}

/** @throws the errors of the endpoint */
export async function appealTask(
  ctx: Ctx,
  participationId: number,
  taskId: number,
  text: string,
): Promise<ParticipantTask> {
  const { stageId, userId, isVirtual } = await accessParticipation(ctx, participationId)
  const work = await accessWork(ctx, stageId, userId)
  const until = isVirtual ? null : untilOf(work)
  await fileAppeal(ctx, { attemptId: work.attempt.id, taskId, text, until })
  return readParticipantTask(ctx, { stageId, userId, taskId })
}
