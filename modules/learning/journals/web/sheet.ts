import type { Journal, JournalCell, JournalColumn, JournalPupil } from '../contract/journal.ts'
import { averageOf, seenMark } from '../contract/marks.ts'

/** A pupil's line: cells in the order of columns, and the average of what is seen. */
export interface SheetRow {
  pupil: JournalPupil
  cells: readonly (JournalCell | undefined)[]
  average: number | null
}

export interface Sheet {
  rows: readonly SheetRow[]
  /** Of columns, in their order. */
  means: readonly (number | null)[]
  mean: number | null
}

const markIn = (cell: JournalCell | undefined) => (cell ? seenMark(cell) : null)

/** The sheet on the screen: cells by lines, with averages of pupils and of columns. */
export function sheetOf(
  { pupils, columns }: Pick<Journal, 'pupils'> & { columns: readonly JournalColumn[] },
  cellAt: (columnId: number, userId: number) => JournalCell | undefined,
): Sheet {
  const rows = pupils.map((pupil) => {
    const cells = columns.map(({ id }) => cellAt(id, pupil.userId))
    const average = averageOf(
      cells.map((cell, index) => ({ mark: markIn(cell), weight: columns[index]!.weight })),
    )
    return { pupil, cells, average }
  })
  const averages = rows.flatMap(({ average }) => average ?? [])
  return {
    rows,
    means: columns.map((_, index) =>
      averageOf(rows.map(({ cells }) => ({ mark: markIn(cells[index]), weight: 1 }))),
    ),
    mean:
      averages.length === 0
        ? null
        : Math.round((100 * averages.reduce((sum, average) => sum + average, 0)) / averages.length) / 100,
  }
}
