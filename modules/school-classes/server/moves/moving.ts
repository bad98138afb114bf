import { regradePupils } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import type { MovingWay } from '../../contract/moves.ts'
import { refuse } from '../access.ts'
import { listCandidates, lockOwnClasses } from './queries.ts'
import { factsOf } from './read.ts'
import { gradeAfter, wayOf, yearToMoveTo } from './rules.ts'
import {
  addMoves,
  archiveMoved,
  listPromoted,
  makeNextClasses,
  type NewMove,
  noteGrades,
  seatMoved,
} from './writing.ts'

interface Wanted {
  classId: number
  way: MovingWay
}

/** People of the former classes go over, and these into the archive. @returns how many came */
export async function carryOver(
  ctx: Ctx,
  moves: readonly NewMove[],
  kind: 'year' | 'merger',
): Promise<number[]> {
  const moveIds = await addMoves(ctx.sql, moves, { kind, now: ctx.now, byId: ctx.viewer.id })
  const seated = await seatMoved(ctx.sql, moveIds)
  if (seated.length > 0)
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: seated })
  if (kind === 'year') await promote(ctx, moveIds)
  await archiveMoved(ctx.sql, moveIds, ctx.now)
  return moveIds
}

async function promote(ctx: Ctx, moveIds: readonly number[]): Promise<void> {
  const rows = await listPromoted(ctx.sql, moveIds)
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

/**
 * What has gone already is passed over, whoever has moved it.
 * @returns how many of the classes are over, with how many pupils @throws school_class_not_found, class_moves_changed
 */
export async function moveToNextYear(
  ctx: Ctx,
  wanted: readonly Wanted[],
): Promise<{ classes: number; pupils: number }> {
  const year = yearToMoveTo(ctx.now)
  const ways = new Map(wanted.map(({ classId, way }) => [classId, way]))
  const own = await lockOwnClasses(ctx.sql, ctx.viewer.id, [...ways.keys()])
  if (own.length < ways.size) throw refuse('school_class_not_found')
  const staying = own.filter(({ isArchived, hasGone }) => !(isArchived && hasGone))
  const asIs = (await listCandidates(ctx.sql, ctx.viewer.id, year)).filter((row) =>
    staying.some(({ id }) => id === row.id),
  )
  const isAsSeen = asIs.every((row) => wayOf(factsOf(row), year) === ways.get(row.id))
  if (!isAsSeen || asIs.length < staying.length) throw refuse('class_moves_changed')
  if (asIs.length === 0) return { classes: own.length, pupils: 0 }

  const going = asIs.filter(({ id }) => ways.get(id) === 'go').map(({ id }) => id)
  if ((await makeNextClasses(ctx.sql, going, year)) < going.length) throw refuse('class_moves_changed')
  const placed = await listCandidates(ctx.sql, ctx.viewer.id, year)
  const moves = asIs.map(({ id }) => ({
    fromId: id,
    toId: ways.get(id) === 'graduate' ? null : placed.find((row) => row.id === id)!.takenId,
    madeClass: going.includes(id),
  }))
  await carryOver(ctx, moves, 'year')
  return { classes: own.length, pupils: asIs.reduce((sum, { pupils }) => sum + pupils, 0) }
}
