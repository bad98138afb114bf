import { decodeText } from '@school/texts'
import { unzipSync, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { cellText } from '../../tabular/cells.ts'
import { parseTable, type TableRow } from '../../tabular/parse.ts'
import { type Box, boxOfSheet, fits, mostCells } from './sheet-box.ts'

/** A sheet of a workbook, or a text, with the rows that are not empty. */
export interface SheetRead {
  /** Empty for a text. */
  title: string
  rows: Pick<TableRow, 'line' | 'cells'>[]
}

export type TableRead = { sheets: SheetRead[] } | { fault: 'too_large' | 'unread' }

/** A workbook of a few kilobytes may unfold to gigabytes. */
const mostUnfolded = 32 * 1024 * 1024
const mostParts = 500
const mostSheets = 20

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
  let sheets = 0
  for (const [path, bytes] of Object.entries(parts)) {
    if (!isSheet(path)) continue
    const box = boxOfSheet(new TextDecoder().decode(bytes))
    sheets += 1
    if (!fits(box)) throw new TooLarge()
    whole.columns = Math.max(whole.columns, box.columns)
    whole.rows = Math.max(whole.rows, box.rows)
  }
  // Every sheet is read within the box of the largest.
  if (!fits({ columns: whole.columns, rows: whole.rows * Math.min(sheets, mostSheets) })) throw new TooLarge()
  return whole
}

const lettersOf = (column: number): string =>
  (column > 26 ? lettersOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26))

async function readWorkbook(bytes: Uint8Array): Promise<SheetRead[]> {
  const parts = unfold(bytes)
  const { columns, rows } = boxOf(parts)
  // Packed again as it was unfolded, so that the reader unfolds nothing more and builds nothing outside of the box.
  const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), {
    sheets: ({ hidden, veryHidden }, index) => index < mostSheets && !hidden && !veryHidden,
    range: `A1:${lettersOf(columns)}${rows}`,
  })
  return sheets.map(({ name, rows: read }) => ({
    title: name,
    rows: read
      .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  }))
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

function readText(bytes: Uint8Array): SheetRead[] {
  const { text } = decodeText(bytes)
  if (text.includes('\0')) throw new Error('Neither a workbook nor a text.')
  const cells = Math.max(...[';', '\t', ',', '|'].map((sign) => countOf(text, sign)))
  if (cells + countOf(text, '\n') + countOf(text, '\r') > mostCells) throw new TooLarge()
  return [{ title: '', rows: parseTable(text) }]
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

export async function run(bytes: Uint8Array): Promise<TableRead> {
  try {
    return { sheets: isZip(bytes) ? await readWorkbook(bytes) : readText(bytes) }
  } catch (error) {
    return { fault: error instanceof TooLarge ? 'too_large' : 'unread' }
  }
}
