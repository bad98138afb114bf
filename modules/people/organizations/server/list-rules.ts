import {
  isAbsent,
  isTotal,
  linesLeft,
  parseTable,
  plainTitle,
  quoteOf,
  type TableRow,
} from '@school/kernel/tabular'
import { emailOf } from '@school/kernel/contract'
import { folded, normaliseText } from '@school/texts'
import {
  mostOrganizations,
  type OrganizationColumn,
  organizationColumns,
  type OrganizationFault,
  type OrganizationImport,
} from '../contract/organization-import.ts'
import type { OrganizationKind } from '../contract/organization.ts'
import { mostOfTitle } from '../contract/tree.ts'
import { listWords as words } from './ru-list.ts'

/** The fields of an organization in a row. */
export interface ListedOrganizationRow extends Record<Exclude<OrganizationColumn, 'kind' | 'code'>, string> {
  row: number
  lastRow: number
  quote: string
  kind: OrganizationKind
  code: string | null
}

const mostLetters: Record<OrganizationColumn, number> = {
  title: mostOfTitle,
  kind: 40,
  code: 40,
  city: 80,
  address: 300,
  phone: 40,
  email: 254,
  licence: 80,
}

type Mapping = readonly (OrganizationColumn | null)[]

const headWithin = 30

/** `undefined` for a cell that is no title that is known. */
const columnOf = (cell: string): OrganizationColumn | null | undefined => {
  const title = plainTitle(cell)
  return cell.length > 80 ? undefined : words.columns.find(([pattern]) => pattern.test(title))?.[1]
}

/** A row of titles: one of them is that of names, and they are most of the row. */
function mappingOf({ cells }: TableRow): Mapping | null {
  const found = cells.map(columnOf)
  const known = found.filter((column) => column !== undefined).length
  if (!found.includes('title') || known * 2 < cells.filter((cell) => cell !== '').length) return null
  // «Школа» is a kind in rows of the list, too.
  if (known < 2 && cells.some((cell) => words.kinds.has(plainTitle(cell)))) return null
  return found.map((column, index) => (column && found.indexOf(column) === index ? column : null))
}

/** Every cell of the row is a title. */
const isTitles = (row: TableRow): boolean => {
  const filled = row.cells.filter((cell) => cell !== '')
  return filled.length > 1 && mappingOf(row) !== null && filled.every((cell) => columnOf(cell) !== undefined)
}

/** Of a heading of two rows the lower one is more specific. */
function headOf(rows: readonly TableRow[], at: number): { mapping: Mapping; rows: TableRow[] } | null {
  const [upper, lower] = [rows[at], rows[at + 1]]
  const mapping = upper ? mappingOf(upper) : null
  if (!upper || !mapping) return null
  const below = lower && isTitles(lower) ? mappingOf(lower) : null
  if (!lower || !below) return { mapping, rows: [upper] }
  const width = Math.max(mapping.length, below.length)
  const both = Array.from({ length: width }, (_, index) => {
    const over = mapping[index] ?? null
    return below[index] ?? (over !== null && below.includes(over) ? null : over)
  })
  return { mapping: both, rows: [upper, lower] }
}

/** Numbers and marks of a list before a title: «1. Школа № 1», «• Школа № 1». */
const listMark = /^(?:\d{1,4}[.)]\s+|[•◦▪‣●*–—-]\s+)/

/** The address of «Приёмная <shkola@pochta.ru>». */
function emailIn(cell: string): string | null {
  if (isAbsent(cell)) return ''
  return emailOf(/<([^<>]*@[^<>]*)>/.exec(cell)?.[1] ?? cell)
}

/** The key by which titles are compared: case, ё, dashes and the space after «№» are ignored. */
const keyOf = (title: string): string =>
  folded(title)
    .replace(/№\s*/g, '№ ')
    .replace(/\s*[–—-]\s*/g, '-')

type Read = Omit<ListedOrganizationRow, 'row' | 'lastRow' | 'quote'> | OrganizationFault['kind']

function readRow(cells: readonly string[], mapping: Mapping, kinds: readonly OrganizationKind[]): Read {
  const cellOf = (column: OrganizationColumn) =>
    normaliseText(cells[mapping.indexOf(column)] ?? '', column === 'email' ? 'address' : 'line')
  const tooLong = organizationColumns.some((column) => cellOf(column).length > mostLetters[column])
  const title = cellOf('title').replace(listMark, '')
  if (title.length < 3) return 'no_title'
  if (tooLong) return 'too_long'
  const named = plainTitle(cellOf('kind'))
  const kind = named === '' ? kinds.at(-1)! : words.kinds.get(named)
  if (kind === undefined) return 'odd_kind'
  if (!kinds.includes(kind)) return 'misplaced'
  const email = cellOf('email') === '' ? '' : emailIn(cells[mapping.indexOf('email')]!)
  if (email === null) return 'odd_email'
  return {
    title,
    kind,
    code: cellOf('code') || null,
    city: cellOf('city'),
    address: cellOf('address'),
    phone: cellOf('phone'),
    email,
    licence: cellOf('licence'),
  }
}

export interface OrganizationList extends Pick<OrganizationImport, 'columns' | 'passed'> {
  organizations: ListedOrganizationRow[]
  faults: OrganizationFault[]
  heads: number[]
}

export const faultOf = (
  { row, lastRow, quote }: Pick<OrganizationFault, 'row' | 'lastRow' | 'quote'>,
  kind: Exclude<OrganizationFault['kind'], 'twice'>,
): OrganizationFault => ({
  row,
  lastRow,
  quote,
  kind,
  reason: words.rowFault(row, quote, words.faults[kind]),
})

/** The text of a list without the rows that are in. */
export const leftOf = (
  text: string,
  heads: readonly number[],
  faults: readonly OrganizationFault[],
): string => (faults.length === 0 ? '' : linesLeft(text, heads, faults))

const placesOf = ({ line, lastLine, cells }: TableRow) => ({
  row: line,
  lastRow: lastLine,
  quote: quoteOf(cells),
})

/**
 * Parses a list that was pasted or is a table of a file: what can be read, and what is wrong with the rest.
 * @param kinds that may be added there; the last one is for rows without a kind
 * @param chosen columns as the person has corrected them
 */
export function readOrganizations(
  text: string,
  kinds: readonly OrganizationKind[],
  chosen: Mapping | null = null,
): OrganizationList {
  const rows = parseTable(text)
  const headAt = rows.slice(0, headWithin).findIndex((row) => mappingOf(row) !== null)
  const head = headOf(rows, headAt)
  const mapping = chosen ?? head?.mapping ?? organizationColumns
  const below = rows.slice(headAt + (head?.rows.length ?? 1))
  const isIgnored = (row: TableRow) => isTotal(row.cells) || isTitles(row)
  const body = below.filter((row) => !isIgnored(row))
  const list: OrganizationList = {
    columns: columnsOf(head?.rows ?? [], body, mapping),
    organizations: [],
    faults: [],
    passed: [...rows.slice(0, Math.max(0, headAt)), ...below.filter(isIgnored)].map(({ line, cells }) => ({
      row: line,
      quote: quoteOf(cells),
    })),
    heads: head?.rows.map(({ line }) => line) ?? [],
  }
  const known = new Map<string, number>()
  for (const row of body) {
    const place = placesOf(row)
    const read = readRow(row.cells, mapping, kinds)
    if (typeof read === 'string') {
      list.faults.push(faultOf(place, read as Exclude<typeof read, 'twice'>))
      continue
    }
    const names = [`title ${keyOf(read.title)}`, ...(read.code ? [`${read.kind} ${read.code}`] : [])]
    const first = names.map((name) => known.get(name)).find((line) => line !== undefined)
    if (first !== undefined) {
      const reason = words.rowFault(place.row, place.quote, words.twice(first))
      list.faults.push({ ...place, kind: 'twice', reason })
    } else if (list.organizations.length === mostOrganizations) {
      list.faults.push(faultOf(place, 'too_many'))
      break
    } else {
      for (const name of names) known.set(name, place.row)
      list.organizations.push({ ...place, ...read })
    }
  }
  return list
}

function columnsOf(
  heads: readonly TableRow[],
  body: readonly TableRow[],
  mapping: Mapping,
): OrganizationImport['columns'] {
  const width = Math.max(0, ...[...heads, ...body].map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => ({
    title: heads.map(({ cells }) => cells[index] ?? '').findLast((cell) => cell !== '') ?? '',
    sample: quoteOf([body.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '') ?? '']),
    is: mapping[index] ?? null,
  }))
}
