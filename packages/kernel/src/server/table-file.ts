import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyReply } from 'fastify'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { TableFormat } from '../contract/list.ts'
import { dispositionOf } from './files.ts'

type Value = string | number | boolean | null

/** A handler's answer that is a table to be saved: told row by row, however many there are. */
export class TableFile {
  readonly format: TableFormat
  /** Without an ending. */
  readonly name: string
  readonly titles: readonly string[]
  readonly rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>

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

async function* withTitles({ titles, rows }: TableFile): AsyncGenerator<Value[]> {
  yield [...titles]
  for await (const row of rows) yield [...row]
}

/**
 * What somebody has typed runs nowhere as a formula: a text stays a text in a workbook, and in CSV it gets an apostrophe before its sign.
 * CSV is as the Russian Excel opens it: semicolons, and a mark of UTF-8.
 */
export function bytesOfTable(file: TableFile): Readable {
  const rows = withTitles(file)
  const stream =
    file.format === 'csv'
      ? writeCsvStream(rows, { delimiter: ';', bom: true, escapeFormulae: true })
      : writeXlsxStream(rows, { name: '1', columns: [], freezePane: { rows: 1 } })
  return Readable.fromWeb(stream as ReadableStream)
}

export const sendTable = (reply: FastifyReply, file: TableFile): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', types[file.format])
    .header('content-disposition', dispositionOf(`${file.name}.${file.format}`, false))
    .send(bytesOfTable(file))
