import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { findLastJudgedAttempt } from '@school/results/server'
import { olympiadErrors } from '../contract/errors.ts'
import {
  findOlympiad,
  findParticipation,
  findParticipationOf,
  lockParticipation,
  findStage,
  findUser,
  findViewer,
  type GradeRow,
  isTeacherOf,
  listParticipations,
  type OlympiadRow,
  type ParticipationRow,
  type StageRow,
} from './queries.ts'
import { areResultsMine } from './rules/index.ts'
import { haveResultsBeenRead, isUnderWay } from '../contract/stage-times.ts'

const refuse = refusals(olympiadErrors)
const refuseWork = refusals(workErrors)

/** An olympiad; a retired one is visible only to its participants. */
async function findVisible(ctx: Ctx, olympiadId: number): Promise<OlympiadRow | null> {
  const olympiad = await findOlympiad(ctx.sql, olympiadId)
  if (!olympiad || olympiad.retiredAt === null) return olympiad ?? null
  return (await listParticipations(ctx.sql, ctx.viewer.id, [olympiadId])).length > 0 ? olympiad : null
}

/** @throws olympiad_not_found */
export async function accessOlympiad(ctx: Ctx, olympiadId: number): Promise<OlympiadRow> {
  const olympiad = await findVisible(ctx, olympiadId)
  if (!olympiad) throw refuse('olympiad_not_found')
  return olympiad
}

/** A stage of a visible olympiad; in a hidden one it looks absent too. @throws stage_not_found */
export async function accessStage(
  ctx: Ctx,
  stageId: number,
): Promise<{ stage: StageRow; olympiad: OlympiadRow }> {
  const stage = await findStage(ctx.sql, stageId)
  const olympiad = stage && stage.cancelledAt === null && (await findVisible(ctx, stage.olympiadId))
  if (!olympiad) throw refuse('stage_not_found')
  return { stage, olympiad }
}

/** A grade of a stage whose table is visible. @param grade `undefined` is the lowest @throws stage_not_found, results_hidden */
export async function accessTable(
  ctx: Ctx,
  stageId: number,
  grade: number | undefined,
): Promise<{ stage: StageRow; grade: GradeRow }> {
  const { stage } = await accessStage(ctx, stageId)
  const found = stage.grades.find(({ gradeIndex }) => grade === undefined || gradeIndex === grade)
  if (!found) throw refuse('stage_not_found')
  if (stage.publishedAt === null && !stage.isRatingLive) throw refuse('results_hidden')
  return { stage, grade: found }
}

/** The viewer’s own participation. @throws participation_not_found */
export async function accessParticipation(ctx: Ctx, participationId: number): Promise<ParticipationRow> {
  const participation = await findParticipation(ctx.sql, participationId)
  if (participation?.userId !== ctx.viewer.id) throw refuse('participation_not_found')
  return participation
}

/** Permission to solve, in the form that the works engine expects. @throws participation_not_found */
export async function entryOf(ctx: Ctx, participationId: number) {
  const { workId } = await accessParticipation(ctx, participationId)
  const { classIds, schoolIds } = await findViewer(ctx.sql, ctx.viewer.id)
  return { workId, classIds, schoolIds }
}

/**
 * Permission to begin. A started attempt may continue; a new one is refused once the solutions may have been read.
 * @throws participation_not_found, work_over
 */
export async function startOf(ctx: Ctx, participationId: number) {
  await lockParticipation(ctx.sql, participationId, ctx.viewer.id)
  const { stageId, isVirtual, startedAt } = await accessParticipation(ctx, participationId)
  const stage = await findStage(ctx.sql, stageId)
  const isGone = stage && (haveResultsBeenRead(stage) || stage.cancelledAt !== null)
  if (isGone && !isVirtual && startedAt === null) throw refuseWork('work_over')
  return entryOf(ctx, participationId)
}

/**
 * A judged work of a person in a stage: one’s own, a pupil’s for the teacher of the class, any for a methodist.
 * Teachers and methodists see it after publication.
 * @throws stage_not_found, solutions_not_found, solutions_closed
 */
export async function accessWork(ctx: Ctx, stageId: number, userId: number) {
  const { stage, olympiad } = await accessStage(ctx, stageId)
  const isMe = userId === ctx.viewer.id
  const mayRead =
    isMe ||
    (stage.publishedAt !== null &&
      (ctx.viewer.isMethodist || (await isTeacherOf(ctx.sql, ctx.viewer.id, userId))))
  const user = mayRead ? await findUser(ctx.sql, userId) : undefined
  const participation = user && (await findParticipationOf(ctx.sql, stageId, userId))
  if (!user || !participation || !areResultsMine(stage, participation.isVirtual))
    throw refuse('solutions_not_found')
  const attempt = await findLastJudgedAttempt(ctx.sql, participation.workId, userId)
  if (!attempt) throw refuse('solutions_not_found')
  const mine = (await listParticipations(ctx.sql, ctx.viewer.id, [olympiad.id])).filter(
    (own) => own.stageId === stageId,
  )
  // No solutions are shown to a viewer who is solving these tasks now.
  if (mine.some((own) => isUnderWay(own, ctx.now))) throw refuse('solutions_closed')
  return { stage, olympiad, participation, attempt, user: { ...user, isMe } }
}
