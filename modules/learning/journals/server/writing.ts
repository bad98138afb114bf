import { listMarksOf } from '@school/homework-analysis/server'
import type { Ctx } from '@school/kernel/server'
import type { JournalCell, WrittenCell, WrittenReply } from '../contract/journal.ts'
import { markOfPoints } from '../contract/marks.ts'
import { accessWritable, refuse } from './access.ts'
import { keyOf } from './cells.ts'
import { judgeCell } from './rules.ts'
import { type CellToWrite, countPupils, listStanding, lockColumns, putCells } from './writing-queries.ts'

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/**
 * Writes what has not changed since it was seen and returns the rest as conflicts. The number of statements does not depend on the number of cells.
 * @throws school_class_not_found, journal_archived, journal_column_not_found, journal_pupil_not_found
 */
export async function writeCells(
  ctx: Ctx,
  classId: number,
  wanted: readonly WrittenCell[],
): Promise<WrittenReply> {
  await accessWritable(ctx, classId)
  const columnIds = distinct(wanted.map(({ columnId }) => columnId))
  const userIds = distinct(wanted.map(({ userId }) => userId))
  const columns = await lockColumns(ctx.sql, classId, columnIds)
  if (columns.length !== columnIds.length) throw refuse('journal_column_not_found')
  if ((await countPupils(ctx.sql, classId, userIds)) !== userIds.length)
    throw refuse('journal_pupil_not_found')

  const standing = new Map((await listStanding(ctx.sql, wanted)).map((cell) => [keyOf(cell), cell]))
  const judged = wanted.map((cell) => ({ cell, verdict: judgeCell(cell, standing.get(keyOf(cell))) }))
  const written = judged.flatMap(({ cell: { columnId, userId, mark }, verdict }): CellToWrite[] =>
    verdict.kind === 'write'
      ? [{ columnId, userId, mark, from: verdict.from, comment: verdict.comment, version: verdict.version }]
      : [],
  )
  if (written.length > 0) await putCells(ctx.sql, written, { teacherId: ctx.viewer.id, now: ctx.now })

  const fresh = new Map(written.map((cell) => [keyOf(cell), cell]))
  const present = await presenter(ctx, columns, userIds)
  return {
    cells: judged.flatMap(({ cell, verdict }) => {
      if (verdict.kind === 'conflict') return []
      const { columnId, userId } = cell
      const now = fresh.get(keyOf(cell)) ?? standing.get(keyOf(cell))
      const { mark, comment, version } = now ?? { mark: null, comment: null, version: 0 }
      return [present({ columnId, userId, mark, comment, version })]
    }),
    conflicts: judged.flatMap(({ cell, verdict }) => {
      if (verdict.kind !== 'conflict') return []
      const { was, changedBy, changedAt, ...now } = standing.get(keyOf(cell))!
      return [{ cell: present(now), was, changedBy, changedAt: changedAt.toISOString() }]
    }),
  }
}

/** Adds the marks of homeworks to what is written by hand. */
async function presenter(
  ctx: Ctx,
  columns: readonly { id: number; homeworkId: number | null }[],
  userIds: readonly number[],
) {
  const homeworks = new Map(
    columns.flatMap(({ id, homeworkId }) => (homeworkId === null ? [] : [[id, homeworkId]])),
  )
  const marks =
    homeworks.size === 0 ? [] : await listMarksOf(ctx.sql, [...homeworks.values()], userIds, ctx.now)
  const known = new Map(
    marks.map(({ homeworkId, userId, mark }) => [`${homeworkId}:${userId}`, markOfPoints(mark)]),
  )
  return (cell: Omit<JournalCell, 'homeworkMark'>): JournalCell => ({
    ...cell,
    homeworkMark: known.get(`${homeworks.get(cell.columnId)}:${cell.userId}`) ?? null,
  })
}
