import { mostOrganizations, type OrganizationFault } from '../contract/organization-import.ts'
import type { OrganizationKind } from '../contract/organization.ts'
import { type ListColumn, listColumns } from './list-columns.ts'
import { listWords as words } from './ru-list.ts'

/** What a row says of an organization. */
export interface ListedOrganizationRow extends Record<Exclude<ListColumn, 'kind' | 'code'>, string> {
  row: number
  kind: OrganizationKind
  code: string | null
}

const mostLetters: Record<ListColumn, number> = {
  title: 200,
  kind: 40,
  code: 40,
  city: 80,
  address: 300,
  phone: 40,
  email: 120,
  licence: 80,
}

const cellsOf = (line: string): string[] =>
  (line.includes('\t') ? line.split('\t') : line.split(';')).map((cell) =>
    cell.trim().replace(/^"|"$/g, '').replaceAll('""', '"').trim(),
  )

/** Columns by their titles; `null` when the row is no row of titles. */
function columnsIn(cells: readonly string[]): (ListColumn | null)[] | null {
  const found = cells.map((cell) => words.columns.get(cell.toLowerCase()) ?? null)
  return found.includes('title') ? found : null
}

type Read = Omit<ListedOrganizationRow, 'row'> | OrganizationFault['kind']

function readRow(
  cells: readonly string[],
  columns: readonly (ListColumn | null)[],
  kinds: readonly OrganizationKind[],
): Read {
  const cellOf = (column: ListColumn) => cells[columns.indexOf(column)] ?? ''
  const tooLong = listColumns.some((column) => cellOf(column).length > mostLetters[column])
  if (cellOf('title').length < 3) return 'no_title'
  if (tooLong) return 'too_long'
  const named = cellOf('kind').toLowerCase()
  const kind = named === '' ? kinds.at(-1)! : words.kinds.get(named)
  if (kind === undefined) return 'odd_kind'
  if (!kinds.includes(kind)) return 'misplaced'
  const email = cellOf('email')
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'odd_email'
  return {
    title: cellOf('title'),
    kind,
    code: cellOf('code') || null,
    city: cellOf('city'),
    address: cellOf('address'),
    phone: cellOf('phone'),
    email,
    licence: cellOf('licence'),
  }
}

export interface OrganizationList {
  organizations: ListedOrganizationRow[]
  faults: OrganizationFault[]
}

/**
 * A list as it was pasted or stood in a table: what can be read, and what is wrong with the rest.
 * @param kinds what may be opened there, of a row that names none the last
 */
export function readOrganizations(text: string, kinds: readonly OrganizationKind[]): OrganizationList {
  const list: OrganizationList = { organizations: [], faults: [] }
  const rows = new Map<string, number>()
  let columns: readonly (ListColumn | null)[] = listColumns
  const fail = (row: number, kind: OrganizationFault['kind'], reason = words.faults[kind](row)) =>
    list.faults.push({ row, kind, reason })
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const row = index + 1
    const cells = cellsOf(line)
    if (cells.every((cell) => cell === '')) continue
    const titles = list.organizations.length === 0 && list.faults.length === 0 ? columnsIn(cells) : null
    if (titles) {
      columns = titles
      continue
    }
    const read = readRow(cells, columns, kinds)
    if (typeof read === 'string') {
      fail(row, read)
      continue
    }
    const names = [`title ${read.title.toLowerCase()}`, ...(read.code ? [`${read.kind} ${read.code}`] : [])]
    const first = names.map((name) => rows.get(name)).find((known) => known !== undefined)
    if (first !== undefined) fail(row, 'twice', words.twice(row, first))
    else if (list.organizations.length === mostOrganizations) {
      fail(row, 'too_many')
      break
    } else {
      for (const name of names) rows.set(name, row)
      list.organizations.push({ row, ...read })
    }
  }
  return list
}
