import { parseCsv } from 'hucre/csv'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { unzipSync } from 'fflate'
import type { TableFormat } from '../contract/list.ts'

/** The rows of a saved table, its titles first, as a spreadsheet program shows them. */
export async function readTable(format: TableFormat, bytes: Buffer): Promise<string[][]> {
  const rows =
    format === 'csv'
      ? parseCsv(bytes.toString().replace('\uFEFF', ''), { delimiter: ';' })
      : (await readXlsx(bytes)).sheets[0]!.rows
  return rows.map((cells) => cells.map((cell) => String(cell ?? '')))
}

/** The files of a saved archive by their paths. */
export const readArchive = (bytes: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, Buffer.from(file)]))

/** A workbook of these sheets, as it is saved by a person. */
export const writeWorkbook = (
  sheets: readonly { name: string; rows: (string | number | Date)[][] }[],
): Promise<Uint8Array> => writeXlsx({ sheets: [...sheets] })
