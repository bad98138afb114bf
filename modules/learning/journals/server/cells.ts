import type { CopyMark } from '@school/homework-analysis/server'
import type { JournalCell } from '../contract/journal.ts'
import { markOfPoints } from '../contract/marks.ts'

export const keyOf = ({ columnId, userId }: { columnId: number; userId: number }): string =>
  `${columnId}:${userId}`

/** Marks by hand merged with marks of homeworks; cells that have never had a mark are absent. */
export function cellsOf(
  marks: readonly Omit<JournalCell, 'homeworkMark'>[],
  columns: readonly { id: number; homeworkId: number | null }[],
  copies: readonly CopyMark[],
): JournalCell[] {
  const cells = new Map(
    marks.map((cell): [string, JournalCell] => [keyOf(cell), { ...cell, homeworkMark: null }]),
  )
  const columnOf = new Map(columns.map(({ id, homeworkId }) => [homeworkId, id]))
  for (const { homeworkId, userId, mark } of copies) {
    const columnId = columnOf.get(homeworkId)!
    const key = keyOf({ columnId, userId })
    const byHand = cells.get(key) ?? { columnId, userId, mark: null, comment: null, version: 0 }
    cells.set(key, { ...byHand, homeworkMark: markOfPoints(mark) })
  }
  return [...cells.values()]
}
