import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { figure } from '../figures/figure.ts'
import { IconChevronDown } from '../icons.ts'
import { ru } from '../ru-rare.ts'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures are aligned to the right. */
  isNumber?: boolean
  /**
   * On a phone: `aside` is to the right of the name without its title, `named` there with it, `folded` opens on press.
   * A table whose columns do not set it becomes cards of named lines.
   */
  phone?: 'aside' | 'named' | 'folded'
}

export interface TableProps<Row> {
  /** What the table shows; heard by screen readers, shown with `showCaption`. */
  caption: string
  showCaption?: boolean
  /** A few short columns: they stay a table on a phone. */
  isNarrow?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** The first column names the row. Under 600 px every row becomes a card with named lines, or two lines of a compact list. */
export function Table<Row>({
  caption,
  showCaption = false,
  isNarrow = false,
  columns,
  rows,
  keyOf,
}: TableProps<Row>) {
  const isCompact = columns.some(({ phone }) => phone)
  const TableRow = isCompact ? CompactRow : PlainRow
  return (
    <table
      className={classNames(
        styles.table,
        isNarrow ? styles.narrow : isCompact ? styles.compact : styles.cards,
      )}
    >
      <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber }) => (
            <th key={key} scope="col" className={classNames(isNumber && styles.number)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns'> & { row: Row }

const PlainRow = <Row,>({ row, columns: [first, ...rest] }: RowProps<Row>) => (
  <tr>
    <th scope="row">{first!.cell(row)}</th>
    {rest.map((column) => (
      <Cell key={column.key} column={column} row={row} />
    ))}
  </tr>
)

function CompactRow<Row>({ row, columns: [first, ...rest] }: RowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <div id={id}>{first!.cell(row)}</div>
        {rest.some(({ phone = 'folded' }) => phone === 'folded') && (
          <Unfold nameId={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </th>
      {rest.map((column) => (
        <Cell key={column.key} column={column} row={row} phone={column.phone ?? 'folded'} />
      ))}
    </tr>
  )
}

interface UnfoldProps {
  /** Id of the cell that names the row. */
  nameId: string
  isOpen: boolean
  onToggle: () => void
}

/** On a phone the whole row of a compact table is pressed to see what is folded. */
export const Unfold = ({ nameId, isOpen, onToggle }: UnfoldProps) => (
  <button
    type="button"
    id={`${nameId}-more`}
    className={styles.more}
    aria-expanded={isOpen}
    aria-label={ru.details}
    aria-labelledby={`${nameId}-more ${nameId}`}
    onClick={onToggle}
  >
    <IconChevronDown aria-hidden="true" />
  </button>
)

const Cell = <Row,>({
  column: { title, cell, isNumber },
  row,
  phone,
}: {
  column: Column<Row>
  row: Row
  phone?: Column<Row>['phone']
}) => (
  <td data-title={title} data-phone={phone} className={classNames(isNumber && styles.number)}>
    {figure(cell(row))}
  </td>
)
