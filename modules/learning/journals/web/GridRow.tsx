import shared from '@school/tables/grid.module.css'
import { classNames } from '@school/ui'
import { memo } from 'react'
import type { JournalCell } from '../contract/journal.ts'
import { formatAverage, pointsOf, seenMark } from '../contract/marks.ts'
import styles from './JournalGrid.module.css'
import { t } from './ru.ts'
import type { SheetRow } from './sheet.ts'

export interface GridRowProps extends SheetRow {
  line: number
  /** The column at which the Tab key stops; `null` in other lines. */
  stop: number | null
  /** Columns of this line that are chosen. */
  first: number | null
  last: number | null
  canWrite: boolean
}

const isSame = (a: GridRowProps, b: GridRowProps): boolean =>
  a.stop === b.stop &&
  a.first === b.first &&
  a.last === b.last &&
  a.canWrite === b.canWrite &&
  a.line === b.line &&
  a.average === b.average &&
  a.pupil.name === b.pupil.name &&
  a.cells.length === b.cells.length &&
  a.cells.every((cell, index) => isSameCell(cell, b.cells[index]))

const isSameCell = (a: JournalCell | undefined, b: JournalCell | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.columnId === b.columnId &&
    a.mark === b.mark &&
    a.homeworkMark === b.homeworkMark &&
    a.comment === b.comment)

/** A pupil's line. Of thousands of cells only lines that have changed are rendered again. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { pupil, cells, average, line, stop, first, last, canWrite } = props
  return (
    <tr>
      <th scope="row" className={classNames(shared.name, styles.name)}>
        {pupil.name}
      </th>
      {cells.map((cell, column) => (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          key={column}
          cell={cell}
          line={line}
          column={column}
          isStop={stop === column}
          isChosen={first !== null && column >= first && column <= last!}
          canWrite={canWrite}
        />
      ))}
      <td className={classNames(shared.end, styles.average)}>{formatAverage(average)}</td>
    </tr>
  )
}, isSame)

interface CellProps {
  cell: JournalCell | undefined
  line: number
  column: number
  isStop: boolean
  isChosen: boolean
  canWrite: boolean
}

function Cell({ cell, line, column, isStop, isChosen, canWrite }: CellProps) {
  const mark = cell ? seenMark(cell) : null
  const isOfHomework = cell !== undefined && cell.mark === null && cell.homeworkMark !== null
  const isOver = cell !== undefined && cell.mark !== null && cell.homeworkMark !== null
  const worth = pointsOf(mark)
  return (
    <td
      data-line={line}
      data-column={column}
      data-tone={worth ?? (mark === null ? undefined : 'away')}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-readonly={canWrite ? undefined : true}
      title={cell?.comment ?? undefined}
      className={classNames(
        styles.cell,
        isOfHomework && styles.ofHomework,
        cell?.comment && styles.withComment,
      )}
    >
      {mark !== null && <span aria-hidden={worth === null}>{t.mark(mark)}</span>}
      {(worth === null || isOfHomework || isOver || cell?.comment) && (
        <span className="visually-hidden">
          {[
            worth === null && t.said(mark),
            isOfHomework && t.byHomework,
            isOver && t.overHomework(cell.homeworkMark!),
            cell?.comment && t.hasComment,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </td>
  )
}
