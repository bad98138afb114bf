export interface CsvRow {
  /** Of the file, from 1. */
  line: number
  cells: string[]
}

/** A quoted cell that is longer is a quotation mark which nobody has closed. */
const longestCell = 30_000
const mostCells = 100_000

/** Where a quoted cell ends: behind its closing mark; -1 for a mark that belongs to the text. */
function endOfQuoted(text: string, from: number, delimiter: string): number {
  const most = Math.min(text.length, from + longestCell)
  for (let at = from + 1; at < most; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at++
    else {
      let after = at + 1
      while (text[after] === ' ') after++
      return after >= text.length || text[after] === delimiter || text[after] === '\n' ? at + 1 : -1
    }
  }
  return -1
}

/** The rows of a text that have something in them. A cell may have several lines. */
export function rowsOf(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = []
  let [cells, cell, line, begins, total]: [string[], string, number, number, number] = [[], '', 1, 1, 0]
  // Nothing but spaces stands in the cell yet.
  let isEmpty = true
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
    isEmpty = true
    total++
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: begins, cells })
    cells = []
  }
  for (let at = 0; at < text.length && total < mostCells; at++) {
    const sign = text[at]!
    if (sign === '"' && isEmpty) {
      isEmpty = false
      const end = endOfQuoted(text, at, delimiter)
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
      line++
      begins = line
    } else {
      cell += sign
      if (sign !== ' ') isEmpty = false
    }
  }
  endRow()
  return rows
}
