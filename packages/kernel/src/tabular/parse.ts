import { columnOf } from './titles.ts'

/** A row of a table that is not empty. */
export interface TableRow {
  /** The line of the file or the row of the sheet on which it begins, from 1. */
  line: number
  /** A quoted cell may hold line breaks. */
  lastLine: number
  cells: string[]
}

const delimiters = ['\t', ';', ',', '|'] as const
const headWithin = 30
const mostOfSample = 100

export interface TableReading {
  /** Whether a cell names a column: the delimiter is the one by which a row has most of such cells. */
  isTitle?: (cell: string) => boolean
  /** A cell keeps its lines; otherwise it is one line. */
  keepsLines?: boolean
}

interface Splitting extends TableReading {
  firstLine?: number
}

/** A quoted cell longer than this is a quotation mark that was left open. */
const mostOfCell = { lines: 20, signs: 30_000 }
/** The same where cells hold texts of several lines. */
const mostOfText = { lines: 400, signs: 30_000 }
/** What lies beyond is not read. */
const mostCells = 300_000

/** `="016"` is how spreadsheets are made to keep a text as it is. */
const oneLine = (cell: string): string =>
  cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')

/** Where a quoted cell ends: the place after its closing mark, or -1 for a mark that belongs to the text. */
function endOfQuoted(text: string, from: number, delimiter: string, most: typeof mostOfCell): number {
  let breaks = 0
  const last = Math.min(text.length, from + most.signs)
  for (let at = from + 1; at < last; at += 1) {
    if (text[at] === '\n' && (breaks += 1) > most.lines) return -1
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') {
      at += 1
      continue
    }
    let after = at + 1
    while (text[after] === ' ') after += 1
    return after === text.length || text[after] === delimiter || text[after] === '\n' ? at + 1 : -1
  }
  return -1
}

function split(
  text: string,
  delimiter: string,
  { firstLine = 1, keepsLines = false }: Splitting,
): TableRow[] {
  const most = keepsLines ? mostOfText : mostOfCell
  const asKept = keepsLines ? (cell: string) => cell.trim() : oneLine
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = firstLine
  let begins = firstLine
  let total = 0
  // The cell has nothing but spaces yet.
  let isEmpty = true
  const endCell = () => {
    cells.push(asKept(cell))
    cell = ''
    isEmpty = true
    total += 1
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: begins, lastLine: line, cells })
    cells = []
  }
  for (let at = 0; at < text.length && total < mostCells; at += 1) {
    const sign = text[at]!
    if (sign === '"' && isEmpty) {
      isEmpty = false
      const end = endOfQuoted(text, at, delimiter, most)
      if (end !== -1) {
        const inside = text.slice(at + 1, end - 1)
        cell = inside.replaceAll('""', '"')
        line += inside.split('\n').length - 1
        at = end - 1
        continue
      }
    }
    if (sign === delimiter) endCell()
    else if (sign === '\n') {
      endRow()
      line += 1
      begins = line
    } else {
      cell += sign
      if (sign !== ' ') isEmpty = false
    }
  }
  endRow()
  return rows
}

/** Head row first, then what most rows have. */
function delimiterOf(text: string, { isTitle = isTitleOfPeople, ...reading }: TableReading): string {
  const sample = text.split('\n', mostOfSample).join('\n')
  const read = delimiters.map((delimiter, order) => {
    const rows = split(sample, delimiter, reading)
    const titles = Math.max(0, ...rows.slice(0, headWithin).map(({ cells }) => cells.filter(isTitle).length))
    const parted = rows.filter(({ cells }) => cells.length > 1).length
    return { delimiter, order, titles, parted, inFirst: rows[0]?.cells.length ?? 0 }
  })
  const best = read.toSorted(
    (a, b) =>
      Number(b.titles > 1) * b.titles - Number(a.titles > 1) * a.titles ||
      b.parted - a.parted ||
      b.inFirst - a.inFirst ||
      a.order - b.order,
  )
  return best[0]!.delimiter
}

const isTitleOfPeople = (cell: string): boolean => columnOf(cell) !== null

const named = /^\s*"?sep=(.)"?[ ;,\t]*$/i

/** The rows of a list that was pasted or read from a file, without the empty ones. */
export function parseTable(typed: string, reading: TableReading = {}): TableRow[] {
  const text = typed.replace(/^\ufeff/, '').replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
  const [first = ''] = text.split('\n', 1)
  const [, delimiter] = named.exec(first) ?? []
  if (delimiter !== undefined)
    return split(text.slice(first.length + 1), delimiter, { ...reading, firstLine: 2 })
  return split(text, delimiterOf(text, reading), reading)
}

const asCell = (cell: string): string => {
  const text = oneLine(cell)
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a text to be pasted: each on its line of the file, so that faults name the lines that the person sees. */
export function textOfSheet(rows: readonly Pick<TableRow, 'line' | 'cells'>[]): string {
  const lines: string[] = []
  for (const { line, cells } of rows) {
    while (lines.length < line - 1) lines.push('')
    lines.push(cells.map(asCell).join('\t').trimEnd())
  }
  return lines.join('\n')
}
