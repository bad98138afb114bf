import { joinAccounts } from '@school/accounts/server'
import { lockUsers } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { seesNames } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import { administers, refuse } from '../access.ts'
import { listDecisions, listSeatsOf, putDecision, readFactsOf, type SeatedPupil } from './queries.ts'
import { areAlike } from './rules.ts'

/** Whether the viewer speaks of these two: the school of both, or a teacher of the class in which both are. */
function isWithin(ctx: Ctx, ofOne: readonly SeatedPupil[], ofOther: readonly SeatedPupil[]): boolean {
  const isHead = administers(ctx) && seesNames(ctx)
  const isOwn = (seats: readonly SeatedPupil[]) => seats.some(({ isOwnSchool }) => isOwnSchool)
  if (isHead && isOwn(ofOne) && isOwn(ofOther)) return true
  const theirs = new Set(ofOther.map(({ classId }) => classId))
  return ofOne.some(({ isTaught, classId }) => isTaught && theirs.has(classId))
}

/** Two accounts of pupils that look like one. @throws pupil_double_not_found, pupil_double_unlike */
async function accessPair(ctx: Ctx, oneId: number, otherId: number): Promise<void> {
  const seats = await listSeatsOf(ctx.sql, ctx.viewer.id, schoolYearOf(ctx.now), [oneId, otherId])
  const ofOne = seats.filter(({ userId }) => userId === oneId)
  const ofOther = seats.filter(({ userId }) => userId === otherId)
  if (!ofOne[0] || !ofOther[0] || !isWithin(ctx, ofOne, ofOther)) throw refuse('pupil_double_not_found')
  if (!areAlike(ofOne[0], ofOther[0])) throw refuse('pupil_double_unlike')
}

/** Whether they were joined so already, if the viewer may decide about the one that stays. */
async function isJoined(ctx: Ctx, goneId: number, keptId: number): Promise<boolean> {
  const kept = await listSeatsOf(ctx.sql, ctx.viewer.id, schoolYearOf(ctx.now), [keptId])
  if (!isWithin(ctx, kept, kept)) return false
  const decisions = await listDecisions(ctx.sql, [goneId, keptId])
  return decisions.some((one) => one.verdict === 'joined' && one.keptId === keptId)
}

/**
 * What an account that has done nothing has goes to the other, and it leaves (decision 076).
 * @throws pupil_double_not_found, pupil_double_unlike, pupil_double_used
 */
export async function joinPupils(
  ctx: Ctx,
  { goneId, keptId }: { goneId: number; keptId: number },
): Promise<void> {
  if (await isJoined(ctx, goneId, keptId)) return
  await accessPair(ctx, goneId, keptId)
  // Both accounts are locked: nothing new is begun in them; what happened before is checked again.
  await lockUsers(ctx.sql, [goneId, keptId])
  if (await isJoined(ctx, goneId, keptId)) return
  await accessPair(ctx, goneId, keptId)
  if (!(await readFactsOf(ctx, [goneId])).get(goneId)!.isUnused) throw refuse('pupil_double_used')
  await joinAccounts(ctx, goneId, keptId)
  await putDecision(ctx, [goneId, keptId], keptId)
  ctx.security('privilege_permissions_changed', {
    reason: 'switched',
    subjectIds: [goneId, keptId],
    ids: { keptId },
  })
}

/** The pair is shown no more. @throws pupil_double_not_found, pupil_double_unlike */
export async function partPupils(
  ctx: Ctx,
  { oneId, otherId }: { oneId: number; otherId: number },
): Promise<void> {
  await accessPair(ctx, oneId, otherId)
  await putDecision(ctx, [oneId, otherId], null)
}
