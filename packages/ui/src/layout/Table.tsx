import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand to the right, one under another. */
  isNumber?: boolean
}

export interface TableProps<Row> {
  /** What the table tells; heard by screen readers, shown with `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** The first column names the row. Under 600 px every row becomes a card with named lines. */
export function Table<Row>({ caption, showCaption = false, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className={styles.table}>
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
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, cell, isNumber }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-title={title} className={classNames(isNumber && styles.number)}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
