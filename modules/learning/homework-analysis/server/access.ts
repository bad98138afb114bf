import { assigningErrors } from '@school/assigning/contract'
import { homeworkErrors } from '@school/homeworks/contract'
import { type Ctx, refusals } from '@school/kernel/server'
import type { ManagedRow } from '@school/assigning/server'
import { homeworkAnalysisErrors } from '../contract/errors.ts'
import { listPupils, type PupilRow } from './matrix-queries.ts'

export const refuse = refusals({ ...homeworkErrors, ...assigningErrors, ...homeworkAnalysisErrors })

/** Pupils of the homework visible to the teacher. @throws homework_copy_not_found when one of them is not */
export async function accessPupils(
  ctx: Ctx,
  homework: ManagedRow,
  userIds: readonly number[],
): Promise<PupilRow[]> {
  const pupils = new Map(
    (await listPupils(ctx.sql, homework.id, ctx.viewer.id)).map((row) => [row.userId, row]),
  )
  return userIds.map((id) => {
    const pupil = pupils.get(id)
    if (!pupil) throw refuse('homework_copy_not_found')
    return pupil
  })
}

/** @throws homework_copy_not_found */
export async function accessPupil(ctx: Ctx, homework: ManagedRow, userId: number): Promise<PupilRow> {
  return (await accessPupils(ctx, homework, [userId]))[0]!
}
