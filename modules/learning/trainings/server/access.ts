import { type Ctx, refusals } from '@school/kernel/server'
import { isTeacherOf } from '@school/school-classes/server'
import { findLastJudgedAttempt } from '@school/results/server'
import { trainingErrors } from '../contract/errors.ts'
import { findEntry, findTraining, findUser, type TrainingRow } from './queries.ts'

const refuse = refusals(trainingErrors)

/** A training; a retired one is visible only to users who have started it. @throws training_not_found */
export async function accessTraining(ctx: Ctx, trainingId: number): Promise<TrainingRow> {
  const training = await findTraining(ctx.sql, trainingId, ctx.viewer.id, ctx.now)
  if (!training || (training.retiredAt !== null && !training.hasAttempt)) throw refuse('training_not_found')
  return training
}

/** Permission to solve, in the form the engine expects. @throws training_not_found */
export async function accessEntry(ctx: Ctx, trainingId: number) {
  const found = await findEntry(ctx.sql, trainingId, ctx.viewer.id)
  if (!found || (found.retiredAt !== null && !found.hasAttempt)) throw refuse('training_not_found')
  return found
}

/**
 * The last finished attempt of a person: one's own, a pupil's for the teacher of the class, anybody's for a methodist.
 * @throws training_not_found, solutions_not_found, solutions_closed
 */
export async function accessSolutions(ctx: Ctx, trainingId: number, userId: number) {
  const training = await accessTraining(ctx, trainingId)
  const isMe = userId === ctx.viewer.id
  const mayRead = isMe || ctx.viewer.isMethodist || (await isTeacherOf(ctx.sql, ctx.viewer.id, userId))
  const user = mayRead ? await findUser(ctx.sql, userId) : undefined
  const attempt = user && (await findLastJudgedAttempt(ctx.sql, training.workId, userId))
  if (!user || !attempt) throw refuse('solutions_not_found')
  // Solutions, one's own or a pupil's, are closed while the viewer's own attempt is in progress.
  if (training.isUnderWay) throw refuse('solutions_closed')
  return { training, user: { ...user, isMe }, attempt }
}
