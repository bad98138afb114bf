import type { ReactNode } from 'react'

export type RowKey = string | number

export interface TableSort {
  /** Key of a column. */
  field: string
  direction: 'asc' | 'desc'
}

export interface DataColumn<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** What it is sorted by, when all rows are here. */
  value?: (row: Row) => string | number | null
  /** The server sorts by it. */
  isSortable?: boolean
  /** Figures stand to the right, one under another. */
  isNumber?: boolean
  /** Shown only when it is chosen. */
  isExtra?: boolean
}

export interface DataTableProps<Row> {
  /** Under which the choice of columns is remembered. */
  name: string
  /** What the table tells. */
  caption: string
  /** The first one names the row and always stands in sight. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => RowKey
  /** How a row is called in «Выбрать: …». */
  nameOf: (row: Row) => string
  /** Of a list that the server sorts; `null` is its usual order. */
  sort?: TableSort | null
  onSort?: (sort: TableSort | null) => void
  /** Keys of chosen rows, also of other pages. */
  chosen?: ReadonlySet<RowKey>
  onChoose?: (chosen: ReadonlySet<RowKey>) => void
  onOpen?: (row: Row) => void
  /** Beside the choice of columns: filters, saving, what is done with the chosen. */
  tools?: ReactNode
}
