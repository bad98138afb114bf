import { regradePupils } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { refuse } from '../access.ts'
import type { MoveScope } from './queries.ts'
import { findMoves } from './read.ts'
import { gradeAfter, undoMs } from './rules.ts'
import { listGradesBefore, lockMoves, restoreMoved, unseatMoved } from './writing.ts'

/** All of them or none. @throws class_move_not_found, class_move_late, class_move_hindered */
export async function undoMoves(ctx: Ctx, scope: MoveScope, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  await lockMoves(ctx.sql, wanted)
  const moves = await findMoves(ctx, scope, wanted)
  if (moves.length < wanted.length) throw refuse('class_move_not_found')
  const standing = moves.filter(({ isUndone }) => !isUndone)
  if (standing.some(({ movedAt }) => ctx.now.getTime() - movedAt.getTime() > undoMs))
    throw refuse('class_move_late')
  if (standing.some(({ hindrances }) => hindrances.length > 0)) throw refuse('class_move_hindered')
  if (standing.length === 0) return
  const moveIds = standing.map(({ id }) => id)
  const gone = await unseatMoved(ctx.sql, moveIds)
  const grades = await listGradesBefore(ctx.sql, moveIds)
  await regradePupils(
    ctx.sql,
    grades.map(({ userId, gradeIndex }) => ({ userId, from: gradeAfter(gradeIndex), to: gradeIndex })),
  )
  await restoreMoved(ctx.sql, moveIds, ctx.now)
  if (gone.length > 0) ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: gone })
}
