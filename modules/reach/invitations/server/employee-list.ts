import { emailOf } from '@school/kernel/contract'
import { linesLeft, parseTable, plainTitle, quoteOf, type TableRow } from '@school/kernel/tabular'
import { normaliseText } from '@school/texts'
import {
  type EmployeeColumn,
  type EmployeeFault,
  type EmployeeImport,
  type EmployeeRole,
  mostEmployees,
} from '../contract/employees.ts'
import { listWords as words } from './ru-employees.ts'

type Listed = Omit<EmployeeImport['employees'][number], 'isKnown'>
type Mapping = readonly (EmployeeColumn | null)[]

/** An address as mail programs copy it: «Анна <anna@example.ru>», «mailto:anna@example.ru». */
const inBrackets = /<([^<>]*@[^<>]*)>/
const address = /[^\s<>()[\]«»"',;:]+@[^\s<>()[\]«»"',;:]+/

const columnOf = (cell: string): EmployeeColumn | undefined => {
  const title = plainTitle(cell)
  return cell.includes('@') ? undefined : words.columns.find(([pattern]) => pattern.test(title))?.[1]
}

const isHead = ({ cells }: TableRow): boolean =>
  cells.every(
    (cell) => cell === '' || columnOf(cell) !== undefined || words.besides.test(plainTitle(cell)),
  ) ||
  (!cells.some((cell) => cell.includes('@')) && cells.some((cell) => columnOf(cell) !== undefined))

const mostOfCell = 400

function emailIn(cell: string): string | null {
  if (cell.length > mostOfCell) return null
  const bracketed = inBrackets.exec(cell)?.[1]
  const word = bracketed ?? address.exec(cell)?.[0] ?? cell
  const email = emailOf(word)?.toLowerCase()
  return email && email.length <= 254 ? email : null
}

function roleIn(cell: string): EmployeeRole | null {
  const word = normaliseText(cell, 'line').toLowerCase()
  if (words.teacher.test(word)) return 'teacher'
  return words.admin.test(word) ? 'admin' : null
}

/** «anna@example.ru — администратор»: what is said after the address in its own cell. */
function roleAfterAddress(cell: string): EmployeeRole | null {
  const [found] = address.exec(cell) ?? []
  if (found === undefined) return null
  return roleIn(cell.slice(cell.indexOf(found) + found.length).replace(/^[\s>)\].:,–—-]+/, ''))
}

/** Cells next to addresses that are no addresses: phones, dates and numbers. */
const isIgnored = (cell: string): boolean => cell === '' || /^[\d\s.,+()№-]+$/.test(cell)

type Called = { email: string; role: EmployeeRole }
type Kind = EmployeeFault['kind']

/** Everybody of a row: mail programs put several addresses on one line. */
function readRow(cells: readonly string[], mapping: Mapping | null, usual: EmployeeRole): (Called | Kind)[] {
  const roleAt = mapping?.indexOf('role') ?? -1
  const emailAt = mapping?.indexOf('email') ?? -1
  const addresses = cells.flatMap((cell, at) => (cell.includes('@') ? [at] : []))
  const chosen = emailAt === -1 || addresses.length === 0 ? addresses : [emailAt]
  if (chosen.length === 0) return ['no_email']
  // «Гринёв Пётр; администратор; petr@example.ru»: said before the only address of the row.
  const before =
    mapping === null && chosen.length === 1
      ? (cells
          .slice(0, chosen[0])
          .map(roleIn)
          .find((role) => role !== null) ?? null)
      : null
  return chosen.map((at, place) => {
    const email = emailIn(cells[at] ?? '')
    if (email === null) return 'no_email'
    const named = mapping
      ? [cells[roleAt] ?? '']
      : cells.slice(at + 1, chosen[place + 1] ?? cells.length).filter((cell) => !isIgnored(cell))
    if (!named[0]) return { email, role: roleAfterAddress(cells[at] ?? '') ?? before ?? usual }
    const role = roleIn(named[0])
    return role === null ? 'odd_role' : { email, role }
  })
}

export interface EmployeeList extends Pick<EmployeeImport, 'columns' | 'passed' | 'left'> {
  employees: Listed[]
  faults: EmployeeFault[]
}

/**
 * Parses a pasted list: everybody who can be read, and the errors of the other rows. Text before an address is a name and is not kept.
 * @param isSchool teachers work only in schools
 * @param chosen columns as corrected by the user
 */
export function readEmployees(text: string, isSchool: boolean, chosen: Mapping | null = null): EmployeeList {
  const rows = parseTable(text)
  const head = rows.find(isHead)
  const titled = head?.cells.map((cell) => columnOf(cell) ?? null) ?? null
  const mapping = chosen ?? (titled?.includes('email') ? titled : null)
  const above = head
    ? rows.slice(0, rows.indexOf(head)).filter(({ cells }) => !cells.some((c) => c.includes('@')))
    : []
  const body = rows.filter((row) => !isHead(row) && !above.includes(row))
  const employees: Listed[] = []
  const faults: EmployeeFault[] = []
  const known = new Map<string, number>()
  for (const { line: row, lastLine: lastRow, cells } of body) {
    const place = { row, lastRow, quote: quoteOf(cells) }
    const fail = (kind: Kind, why: string) =>
      faults.push({ ...place, kind, reason: words.rowFault(row, place.quote, why) })
    for (const read of readRow(cells, mapping, isSchool ? 'teacher' : 'admin')) {
      if (typeof read === 'string') {
        fail(read, words.faults[read as Exclude<Kind, 'twice'>])
        continue
      }
      const first = known.get(read.email)
      if (first !== undefined) fail('twice', words.twice(first))
      else if (!isSchool && read.role === 'teacher') fail('misplaced_role', words.faults.misplaced_role)
      else if (employees.length === mostEmployees) {
        fail('too_many', words.faults.too_many)
        return finish()
      } else {
        known.set(read.email, row)
        employees.push({ row, ...read })
      }
    }
  }
  return finish()

  function finish(): EmployeeList {
    return {
      employees,
      faults,
      columns: columnsOf(head, body, mapping),
      passed: above.map(({ line, cells }) => ({ row: line, quote: quoteOf(cells) })),
      left: faults.length === 0 ? '' : linesLeft(text, head ? [head.line] : [], faults),
    }
  }
}

function columnsOf(
  head: TableRow | undefined,
  body: readonly TableRow[],
  mapping: Mapping | null,
): EmployeeImport['columns'] {
  const width = Math.max(0, ...[...(head ? [head] : []), ...body].map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => {
    const cells = body.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '')
    const guessed = cells.some((cell) => cell.includes('@'))
      ? 'email'
      : cells.some((cell) => roleIn(cell))
        ? 'role'
        : null
    return {
      title: head?.cells[index] ?? '',
      sample: quoteOf(cells.slice(0, 1)),
      is: mapping ? (mapping[index] ?? null) : guessed,
    }
  })
}
