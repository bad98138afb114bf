import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

/** A workbook of a few kilobytes may unfold to gigabytes. */
const mostUnfolded = 32 * 1024 * 1024

export class TableTooLarge extends Error {
  override name = 'TableTooLarge'
}

function refuseBomb(bytes: Uint8Array): void {
  let total = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize
      return false
    },
  })
  if (total > mostUnfolded) throw new TableTooLarge()
}

/** The Russian Excel of old saves CSV in its own letters. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** What parts the cells of a table most. */
const delimiterOf = (text: string): string =>
  [';', '\t', ','].toSorted((a, b) => text.split(b).length - text.split(a).length)[0]!

const cellsOf = (rows: readonly (readonly unknown[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => (cell === null || cell === undefined ? '' : String(cell).trim())))

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The rows of a table that somebody has sent, a workbook or CSV, as it is known by its bytes. @throws TableTooLarge, and whatever the reader of a broken one throws */
export async function readTableBytes(bytes: Uint8Array): Promise<string[][]> {
  if (isZip(bytes)) {
    refuseBomb(bytes)
    const { sheets } = await readXlsx(bytes)
    return cellsOf(sheets[0]?.rows ?? [])
  }
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Error('Neither a workbook nor a text.')
  return cellsOf(parseCsv(text, { delimiter: delimiterOf(text) }))
}
