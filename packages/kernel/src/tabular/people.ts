import { cutText } from '@school/texts'
import { type ClassName, kindOf, readClassName } from './cells.ts'
import { guessColumns, headOf, isHead, type Mapping, titledColumns } from './columns.ts'
import {
  isPatronymic,
  keyOfName,
  type NameFault,
  partOf,
  type PersonName,
  readFullName,
  readParts,
  wordsOf,
} from './names.ts'
import { parseTable, type TableRow } from './parse.ts'
import { classInside, headings, totals } from './ru-titles.ts'
import type { PersonColumn } from './titles.ts'

export interface ListedPerson extends PersonName {
  row: number
  lastRow: number
  /** What the list says of the class; `null` when it says nothing that is a class. */
  className: ClassName | null
  quote: string
}

export interface PersonFault {
  row: number
  lastRow: number
  kind: NameFault | 'twice' | 'too_many'
  /** Text of the row. */
  quote: string
  /** For `twice`: the row that says the same. */
  first?: number
}

/** A row that is no person: a title above the list, a repeated head, a total. */
export interface PassedRow {
  row: number
  quote: string
}

export interface ListColumnView {
  /** The column's title in the list; empty for one without a title. */
  title: string
  /** Its content in the first row where it is not empty. */
  sample: string
  is: PersonColumn | null
}

export interface PeopleList {
  columns: ListColumnView[]
  people: ListedPerson[]
  faults: PersonFault[]
  passed: PassedRow[]
  /** Rows of titles. */
  heads: number[]
}

const mostOfQuote = 120

/** Text of a row, to be shown. */
export function quoteOf(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell !== '').join('; ')
  return cutText(text, mostOfQuote, { ellipsis: true })
}

/** «Итого: 23», «Всего школ». */
export const isTotal = (cells: readonly string[]): boolean =>
  totals.test(cells.find((cell) => cell !== '') ?? '')

function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const [first = ''] = filled
  if (filled.length > 1) return filled.length === 2 && first.endsWith(':')
  return headings.test(first) || readClassName(first) !== null
}

/** Numbers of rows that were left for pupils to come, and lines that are drawn. */
const isBlankOfForm = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || kindOf(cell) === 'number' || /^[-:_–—.]{2,}$/.test(cell))

function classOf(cellAt: (column: PersonColumn) => string, mapping: Mapping): ClassName | null {
  if (mapping.includes('className')) {
    const whole = readClassName(cellAt('className'))
    if (whole && (whole.letter !== null || !mapping.includes('letter'))) return whole
  }
  const grade = cellAt('grade') || cellAt('className')
  if (grade !== '') return readClassName(`${grade}${cellAt('letter')}`)
  const [inside] = classInside.exec(cellAt('fullName')) ?? []
  return inside === undefined ? null : readClassName(inside)
}

/** The words of every cell that is no number, address or day: of a row that is out of its columns. */
const looseName = (cells: readonly string[]): PersonName | NameFault =>
  readFullName(cells.filter((cell) => kindOf(cell) === 'text').join(' '))

function nameOf(cells: readonly string[], mapping: Mapping, isTitled: boolean): PersonName | NameFault {
  const cellAt = (column: PersonColumn): string => cells[mapping.indexOf(column)] ?? ''
  if (mapping.includes('fullName')) {
    const cell = cellAt('fullName')
    const middle = partOf(cellAt('middleName'))
    const whole = middle.length > 0 && wordsOf(cell).length === 2 ? `${cell} ${middle.join(' ')}` : cell
    if (!isTitled && wordsOf(whole).length < 2) return looseName(cells)
    return readFullName(whole)
  }
  const [last, first] = [cellAt('lastName'), cellAt('firstName') || cellAt('firstAndMiddle')]
  if (!isTitled && (last === '' || first === '' || kindOf(last) !== 'text')) return looseName(cells)
  if (!mapping.includes('firstAndMiddle') || cellAt('firstName') !== '')
    return readParts(last, first, cellAt('middleName'))
  const words = wordsOf(first)
  const at = words.findIndex((word, place) => place > 0 && isPatronymic(word))
  const begin = at === -1 ? 1 : at
  return readParts(last, words.slice(0, begin).join(' '), words.slice(begin).join(' '))
}

interface PeopleAsked {
  most: number
  /** Columns as the person has put them right, in place of what was recognised. */
  chosen?: Mapping | null
  /** A name that is repeated is no fault. */
  keepsNamesakes?: boolean
}

/**
 * People of a list, what is wrong with the rest, and what was passed over, by lines of the list.
 */
export function readPeople(
  text: string,
  { most, chosen = null, keepsNamesakes = false }: PeopleAsked,
): PeopleList {
  const rows = parseTable(text)
  const head = headOf(rows)
  const headAt = head ? rows.indexOf(head) : -1
  const titled = head ? titledColumns(head, rows[headAt + 1]) : null
  const body = titled ? rows.slice(headAt + titled.rows) : apart(rows)
  const isPerson = ({ cells }: TableRow): boolean => !isTotal(cells) && !isHeading(cells) && !isHead(cells)
  const mapping = chosen ?? titled?.mapping ?? guessColumns(body.filter(isPerson))
  const list: PeopleList = {
    columns: viewsOf(titled ? rows.slice(headAt, headAt + titled.rows) : [], body.filter(isPerson), mapping),
    people: [],
    faults: [],
    passed: titled ? rows.slice(0, headAt).map(passed) : [],
    heads: titled ? rows.slice(headAt, headAt + titled.rows).map(({ line }) => line) : [],
  }
  const known = new Map<string, number>()
  for (const row of body) {
    const { line, lastLine, cells } = row
    if (!isPerson(row)) {
      list.passed.push(passed(row))
      continue
    }
    if (isBlankOfForm(cells) && cells.length > 1) continue
    const at = { row: line, lastRow: lastLine, quote: quoteOf(cells) }
    const name = nameOf(cells, mapping, titled !== null || chosen !== null)
    if (typeof name === 'string') {
      list.faults.push({ ...at, kind: name })
      continue
    }
    const first = keepsNamesakes ? undefined : known.get(keyOfName(name))
    if (first !== undefined) list.faults.push({ ...at, kind: 'twice', first })
    else if (list.people.length === most) {
      list.faults.push({ ...at, kind: 'too_many' })
      break
    } else {
      known.set(keyOfName(name), line)
      const cellAt = (column: PersonColumn): string => cells[mapping.indexOf(column)] ?? ''
      list.people.push({ ...at, ...name, className: classOf(cellAt, mapping) })
    }
  }
  return list
}

/** «Ёлкин Пётр, Жукова Анна»: whole names one after another on a single line. */
function apart(rows: readonly TableRow[]): TableRow[] {
  const [only] = rows
  const isLine = rows.length === 1 && only!.cells.length > 1
  if (!isLine || !only!.cells.every((cell) => typeof readFullName(cell) === 'object')) return [...rows]
  return only!.cells.map((cell) => ({ ...only!, cells: [cell] }))
}

const passed = ({ line, cells }: TableRow): PassedRow => ({ row: line, quote: quoteOf(cells) })

function viewsOf(heads: readonly TableRow[], body: readonly TableRow[], mapping: Mapping): ListColumnView[] {
  const width = Math.max(0, ...[...heads, ...body].map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, index) => ({
    title: heads.map(({ cells }) => cells[index] ?? '').findLast((cell) => cell !== '') ?? '',
    sample: quoteOf([body.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '') ?? '']),
    is: mapping[index] ?? null,
  })).filter(({ title, sample }, index) => title !== '' || sample !== '' || index < mapping.length)
}

/** The list without the rows that are in: its head, and the rows with faults to be put right. */
export function linesLeft(
  text: string,
  heads: readonly number[],
  faults: readonly { row: number; lastRow: number }[],
): string {
  const lines = text.split(/\r\n?|\n/)
  const sep = /^\ufeff?\s*"?sep=/i.test(lines[0] ?? '') ? [lines[0]!] : []
  const kept = [...heads.map((row) => ({ row, lastRow: row })), ...faults].toSorted((a, b) => a.row - b.row)
  return [...sep, ...kept.flatMap(({ row, lastRow }) => lines.slice(row - 1, lastRow))].join('\n')
}

/** The sheet of a workbook with the most people; without any people the first that is not empty. */
export function sheetForPeople(texts: readonly string[], most: number): number {
  const counts = texts.map((text) => readPeople(text, { most }).people.length)
  const best = Math.max(0, ...counts)
  return Math.max(0, best > 0 ? counts.indexOf(best) : texts.findIndex((text) => text !== ''))
}
