import { type Ctx, refusals } from '@school/kernel/server'
import type { Entrance } from '@school/works/server'
import { findLastJudgedAttempt, type JudgedAttempt } from '@school/results/server'
import { attestationErrors } from '../contract/errors.ts'
import { type AttestationRow, findAttestation } from './queries.ts'
import { solutionsOpen } from './present.ts'

const refuse = refusals(attestationErrors)

/**
 * An attestation training for pupils of its grade and for those who have begun it: until the home school has contracts,
 * the grade is the permission. For others it is absent. @throws attestation_training_not_found
 */
export async function accessTraining(ctx: Ctx, id: number): Promise<AttestationRow> {
  const training = await findAttestation(ctx.sql, id, ctx.viewer.id, ctx.now)
  if (!training || !(training.isOpen || training.attemptsUsed > 0))
    throw refuse('attestation_training_not_found')
  return training
}

/** The leave to solve, as the engine takes it. */
export const entranceOf = ({ workId, classIds, schoolIds }: AttestationRow): Entrance => ({
  workId,
  classIds,
  schoolIds,
})

/**
 * The last judged attempt with its solutions, when they are open.
 * @throws attestation_training_not_found, attestation_results_not_found, attestation_solutions_closed
 */
export async function accessSolved(ctx: Ctx, id: number): Promise<JudgedAttempt> {
  const training = await accessTraining(ctx, id)
  const attempt = await findLastJudgedAttempt(ctx.sql, training.workId, ctx.viewer.id)
  if (!attempt) throw refuse('attestation_results_not_found')
  if (!solutionsOpen(training)) throw refuse('attestation_solutions_closed')
  return attempt
}
