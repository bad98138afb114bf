import { compareNames } from '@school/texts'
import type { Column } from '@school/ui'
import type { ReactNode } from 'react'

export type RowKey = string | number

export interface TableSort<Field extends string = string> {
  /** Key of a column. */
  field: Field
  direction: 'asc' | 'desc'
}

export interface DataColumn<Row> extends Column<Row> {
  /** What it is sorted by, when all rows are here. */
  value?: (row: Row) => string | number | null
  /** The server sorts by it. */
  isSortable?: boolean
  /** Shown only when it is chosen. */
  isExtra?: boolean
}

export interface DataTableProps<Row> {
  /** Under which the choice of columns is remembered. */
  name: string
  /** What the table shows; its caption. */
  caption: string
  /** The first one names the row and is always visible. On a phone columns that are not next to it are folded. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => RowKey
  /** How a row is called in «Выбрать: …». */
  nameOf: (row: Row) => string
  /** The order of a list that the server sorts; `null` is its usual order. */
  sort?: TableSort | null
  onSort?: (sort: TableSort | null) => void
  /** Keys of chosen rows, also of other pages. */
  chosen?: ReadonlySet<RowKey>
  onChoose?: (chosen: ReadonlySet<RowKey>) => void
  onOpen?: (row: Row) => void
  /** What may be done with a row, in a column of its own. */
  actionsOf?: (row: Row) => ReactNode
  /** Next to the choice of columns: filters, saving, actions with the chosen rows. */
  tools?: ReactNode
}

interface Valued {
  getValue(column: string): unknown
}

/** Numbers by size, words as Russian dictionaries have them, what is unknown before everything known. */
export function compare(one: Valued, other: Valued, column: string): number {
  const [a, b] = [one.getValue(column), other.getValue(column)]
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))
}

/** The order in an address, `?s=name+desc`; anything strange is the usual order. */
export function sortInAddress<const Field extends string>(
  search: URLSearchParams,
  sortable: readonly Field[],
): TableSort<Field> | null {
  const [name, direction] = (search.get('s') ?? '').split(' ')
  const field = sortable.find((one) => one === name)
  if (field === undefined || (direction !== 'asc' && direction !== 'desc')) return null
  return { field, direction }
}

/** The same as it is written there; nothing for the usual order. */
export const sortParameter = <Field extends string>(sort: TableSort<Field> | null) =>
  sort && (`${sort.field} ${sort.direction}` as const)
