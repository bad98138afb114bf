import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { cutText, dayIn, formatDate, formatTime, normaliseText } from '@school/texts'
import type { FastifyReply } from 'fastify'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { TableFormat } from '../contract/list.ts'
import { dispositionOf } from './files.ts'
import { resting } from './rest.ts'

/** A `Date` comes from `dayCell` or `instantCell`: a spreadsheet can sort and reckon with it. */
type Value = string | number | boolean | Date | null
type Row = readonly Value[]

/** A handler's answer that is a table to be saved: streamed row by row, however many there are. */
export class TableFile {
  readonly format: TableFormat
  /** Without an ending. */
  readonly name: string
  readonly titles: readonly string[]
  readonly rows: Iterable<Row> | AsyncIterable<Row>

  constructor(file: Pick<TableFile, 'format' | 'name' | 'titles' | 'rows'>) {
    this.format = file.format
    this.name = file.name
    this.titles = file.titles
    this.rows = file.rows
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<TableFormat, string>

/** A day of the calendar as a cell. */
export const dayCell = (day: string | null): Date | null =>
  day === null ? null : new Date(`${day}T00:00:00Z`)

/** An instant as a cell: spreadsheets know no zones, so it is what the clock of the school has shown. */
export const instantCell = (at: Date | string | null): Date | null =>
  at === null ? null : new Date(`${dayIn(at)}T${formatTime(at).padStart(5, '0')}:00Z`)

/** The same with its seconds: of a record in which the order of things matters. */
export const momentCell = (at: Date | string): Date =>
  new Date(instantCell(at)!.getTime() + 1000 * new Date(at).getUTCSeconds())

const hasSeconds = (cell: Date): boolean => cell.getTime() % 60_000 !== 0

const isDay = (cell: Date): boolean => cell.getTime() % 86_400_000 === 0

/** Non-breaking spaces are for screens: a spreadsheet finds nothing by them. */
const plainText = (text: string): string => text.replace(/[\u00a0\u2007\u202f]/g, ' ')

/** A cell of a day or an instant as text: «28.11.2026», «28.11.2026 9:05», «28.11.2026 9:05:07». */
export function dateText(cell: Date): string {
  if (isDay(cell)) return formatDate(cell, 'UTC')
  const seconds = hasSeconds(cell) ? `:${String(cell.getUTCSeconds()).padStart(2, '0')}` : ''
  return `${formatDate(cell, 'UTC')} ${formatTime(cell, 'UTC')}${seconds}`
}

/** What a CSV reader of a Russian Excel understands: a comma before decimals, days as days. Nothing typed is a formula. */
function csvCell(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = plainText(String(value))
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

async function* csvRows({ titles, rows }: TableFile): AsyncGenerator<string[]> {
  yield titles.map(csvCell)
  const rest = resting()
  for await (const row of rows) {
    yield row.map(csvCell)
    await rest()
  }
}

const xlsxCell = (value: Value): Value => (typeof value === 'string' ? plainText(value) : value)

/** Widths and date formats of columns are computed from so many first rows. */
const measuredRows = 200
const widest = 60

const formatOf = (dates: readonly Date[]): string =>
  dates.every(isDay) ? 'dd.mm.yyyy' : dates.some(hasSeconds) ? 'dd.mm.yyyy hh:mm:ss' : 'dd.mm.yyyy hh:mm'

function columnOf(cells: readonly Value[]) {
  const dates = cells.filter((cell) => cell instanceof Date)
  const lengths = cells.map((cell) => (cell instanceof Date ? 19 : String(cell ?? '').length))
  return {
    width: Math.min(widest, Math.max(8, ...lengths) + 2),
    ...(dates.length > 0 ? { numFmt: formatOf(dates) } : {}),
  }
}

const sheetNameOf = (name: string): string =>
  cutText(normaliseText(name.replace(/[[\]:*?/\\']/g, ' '), 'line'), 31) || '1'

async function* xlsxBytes(file: TableFile): AsyncGenerator<Uint8Array> {
  const rows = (async function* () {
    yield file.titles
    yield* file.rows
  })()
  const first: Row[] = []
  while (first.length < measuredRows) {
    const { done, value } = await rows.next()
    if (done) break
    first.push(value.map(xlsxCell))
  }
  async function* all() {
    for (const row of first) yield [...row]
    const rest = resting()
    for await (const row of rows) {
      yield row.map(xlsxCell)
      await rest()
    }
  }
  const columns = file.titles.map((_, index) => columnOf(first.map((row) => row[index] ?? null)))
  yield* writeXlsxStream(all(), { name: sheetNameOf(file.name), columns, freezePane: { rows: 1 } })
}

/** A workbook keeps texts as texts; CSV has semicolons and a mark of UTF-8, as the Russian Excel opens it. */
export const bytesOfTable = (file: TableFile): Readable =>
  file.format === 'csv'
    ? Readable.fromWeb(writeCsvStream(csvRows(file), { delimiter: ';', bom: true }) as ReadableStream)
    : Readable.from(xlsxBytes(file), { objectMode: false })

export const sendTable = (reply: FastifyReply, file: TableFile): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', types[file.format])
    .header('content-disposition', dispositionOf(`${file.name}.${file.format}`, false))
    .send(bytesOfTable(file))
