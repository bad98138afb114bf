import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import { formatDate } from '@school/texts'
import type { Journal } from '../contract/journal.ts'
import { averageOf, type JournalMark, pointsOf, seenMark } from '../contract/marks.ts'
import { kindWords, periodWords, signs } from '../contract/ru.ts'
import { keyOf } from './cells.ts'
import { words } from './ru.ts'

/** A mark is a number, so that a spreadsheet can reckon with it. */
const valueOf = (mark: JournalMark | null): string | number | null =>
  mark === null ? null : (pointsOf(mark) ?? signs[mark])

/** A part of a journal, as a table to be kept or sent. */
export function journalFile(
  { name, discipline, period, columns, pupils, cells }: Journal,
  format: TableFormat,
): TableFile {
  const marks = new Map(cells.map((cell) => [keyOf(cell), seenMark(cell)]))
  const markOf = (columnId: number, userId: number) => marks.get(keyOf({ columnId, userId })) ?? null
  const rows = pupils.map(({ userId, name: pupil }) => {
    const own = columns.map(({ id, weight }) => ({ weight, mark: markOf(id, userId) }))
    return [pupil, ...own.map(({ mark }) => valueOf(mark)), averageOf(own)]
  })
  const means = columns.map(({ id }) =>
    averageOf(pupils.map(({ userId }) => ({ weight: 1, mark: markOf(id, userId) }))),
  )
  return new TableFile({
    format,
    name: words.fileOf(name, discipline?.title ?? null, periodWords[period]),
    titles: [
      words.pupil,
      ...columns.map(({ day, kind, topic, weight }) =>
        words.column(formatDate(day).slice(0, 5), kindWords[kind], topic, weight),
      ),
      words.average,
    ],
    rows: [...rows, [words.ofClass, ...means, null]],
  })
}
