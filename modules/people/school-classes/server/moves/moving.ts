import { yearToMoveTo } from '../../contract/years.ts'
import { regradePupils } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { MovingWay } from '../../contract/moves.ts'
import { refuse } from '../access.ts'
import { type CandidateRow, listCandidates, lockOwnClasses, type MoveScope } from './queries.ts'
import { factsOf } from './read.ts'
import { gradeAfter, mayLeave, wayOf } from './rules.ts'
import {
  addMoves,
  archiveMoved,
  listPromoted,
  listPupilsAmong,
  makeNextClasses,
  type NewMove,
  noteGrades,
  seatMoved,
} from './writing.ts'

interface Wanted {
  classId: number
  way: MovingWay
}

/** People of the former classes go over but for those who leave the school, and these into the archive. @returns ids of the moves */
export async function carryOver(
  ctx: Ctx,
  moves: readonly NewMove[],
  kind: 'year' | 'merger',
  leavingIds: readonly number[] = [],
): Promise<number[]> {
  const moveIds = await addMoves(ctx.sql, moves, { kind, now: ctx.now, byId: ctx.viewer.id })
  const seated = await seatMoved(ctx.sql, moveIds, leavingIds)
  if (seated.length > 0)
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: seated })
  if (kind === 'year') await promote(ctx, moveIds, leavingIds)
  await archiveMoved(ctx.sql, moveIds, ctx.now)
  return moveIds
}

async function promote(ctx: Ctx, moveIds: readonly number[], leavingIds: readonly number[]): Promise<void> {
  const rows = await listPromoted(ctx.sql, moveIds, leavingIds)
  const changed = new Set(
    await regradePupils(
      ctx.sql,
      rows.map(({ userId, gradeIndex }) => ({ userId, from: gradeIndex, to: gradeAfter(gradeIndex) })),
    ),
  )
  await noteGrades(
    ctx.sql,
    rows.filter(({ userId }) => changed.has(userId)),
  )
}

/** Whether a class may go this way now, as the viewer has seen it in the preview. */
const isOpen = (row: CandidateRow, way: MovingWay, { whose }: MoveScope, year: number): boolean =>
  wayOf(factsOf(row), year) === way || (way === 'graduate' && whose === 'school' && mayLeave(row, year))

/**
 * Classes that were moved already, by any user, are skipped.
 * @param leavingIds pupils of the ninth grade who do not go on with their class
 * @returns how many of the classes are over, with how many pupils @throws school_class_not_found, class_moves_changed
 */
export async function moveToNextYear(
  ctx: Ctx,
  scope: MoveScope,
  wanted: readonly Wanted[],
  leavingIds: readonly number[] = [],
): Promise<{ classes: number; pupils: number }> {
  const year = yearToMoveTo(ctx.now)
  const ways = new Map(wanted.map(({ classId, way }) => [classId, way]))
  const own = await lockOwnClasses(ctx.sql, scope, [...ways.keys()])
  if (own.length < ways.size) throw refuse('school_class_not_found')
  const staying = own.filter(({ isArchived, hasGone }) => !(isArchived && hasGone))
  const asIs = (await listCandidates(ctx.sql, scope, year)).filter((row) =>
    staying.some(({ id }) => id === row.id),
  )
  const isAsSeen = asIs.every((row) => isOpen(row, ways.get(row.id)!, scope, year))
  if (!isAsSeen || asIs.length < staying.length) throw refuse('class_moves_changed')
  if (asIs.length === 0) return { classes: own.length, pupils: 0 }
  await requireLeaving(ctx, asIs, leavingIds, year)

  const going = asIs.filter(({ id }) => ways.get(id) === 'go').map(({ id }) => id)
  if ((await makeNextClasses(ctx.sql, going, year)) < going.length) throw refuse('class_moves_changed')
  const placed = await listCandidates(ctx.sql, scope, year)
  const moves = asIs.map(({ id }) => ({
    fromId: id,
    toId: ways.get(id) === 'graduate' ? null : placed.find((row) => row.id === id)!.takenId,
    madeClass: going.includes(id),
  }))
  await carryOver(ctx, moves, 'year', leavingIds)
  return { classes: own.length, pupils: asIs.reduce((sum, { pupils }) => sum + pupils, 0) }
}

/** Requires that the leaving pupils are in the ninth grade still. @throws class_moves_changed */
async function requireLeaving(
  ctx: Ctx,
  rows: readonly CandidateRow[],
  leavingIds: readonly number[],
  year: number,
): Promise<void> {
  if (leavingIds.length === 0) return
  const classIds = rows.filter((row) => mayLeave(row, year)).map(({ id }) => id)
  if ((await listPupilsAmong(ctx.sql, classIds, leavingIds)).length < new Set(leavingIds).size)
    throw refuse('class_moves_changed')
}
