import { unzipSync, zipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { type Box, boxOfSheet, fits, mostCells } from './sheet-box.ts'

export type TableRead = { rows: string[][] } | { fault: 'too_large' | 'unread' }

/** A workbook of a few kilobytes may unfold to gigabytes. */
const mostUnfolded = 32 * 1024 * 1024
const mostParts = 500

class TooLarge extends Error {}

/** Unfolds a workbook within its bounds. The sizes it declares are those that are unfolded, so a lie yields a broken file. */
function unfold(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  let parts = 0
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize
      if (total > mostUnfolded || ++parts > mostParts) throw new TooLarge()
      return true
    },
  })
}

const isSheet = (path: string): boolean => /(^|\/)worksheets\/[^/]+\.xml$/i.test(path)

/** The box of what is filled in on the sheets. @throws TooLarge */
function boxOf(parts: Record<string, Uint8Array>): Box {
  const whole = { columns: 1, rows: 1 }
  for (const [path, bytes] of Object.entries(parts)) {
    if (!isSheet(path)) continue
    const box = boxOfSheet(new TextDecoder().decode(bytes))
    if (!fits(box)) throw new TooLarge()
    whole.columns = Math.max(whole.columns, box.columns)
    whole.rows = Math.max(whole.rows, box.rows)
  }
  return whole
}

const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26))

async function readWorkbook(bytes: Uint8Array): Promise<unknown[][]> {
  const parts = unfold(bytes)
  const { columns, rows } = boxOf(parts)
  // Packed again as it was unfolded, so that the reader unfolds nothing more and builds nothing outside of the box.
  const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), {
    sheets: [0],
    range: `A1:${lettersOf(columns)}${rows}`,
  })
  return sheets[0]?.rows ?? []
}

/** The Russian Excel of old saves CSV in its own letters. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** What parts the cells of a table most. */
const delimiterOf = (text: string): string =>
  [';', '\t', ','].toSorted((a, b) => countOf(text, b) - countOf(text, a))[0]!

function readCsv(bytes: Uint8Array): unknown[][] {
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Error('Neither a workbook nor a text.')
  const delimiter = delimiterOf(text)
  if (countOf(text, delimiter) + countOf(text, '\n') > mostCells) throw new TooLarge()
  return parseCsv(text, { delimiter })
}

const cellsOf = (rows: readonly (readonly unknown[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim())))

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

export async function run(bytes: Uint8Array): Promise<TableRead> {
  try {
    return { rows: cellsOf(isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes)) }
  } catch (error) {
    return { fault: error instanceof TooLarge ? 'too_large' : 'unread' }
  }
}
