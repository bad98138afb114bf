/** How much a sheet becomes: readers build every cell of the rectangle, the empty ones too. */
export interface Box {
  columns: number
  rows: number
}

export const mostCells = 200_000
const mostColumns = 500

export const fits = ({ columns, rows }: Box): boolean => columns <= mostColumns && columns * rows <= mostCells

const columnOf = (letters: string): number => {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

/** Neither runs from one tag into the next, so the time is that of the length. */
const tags = /<(?:[\w.-]+:)?(row|c)(\s[^<>]*)?>/g
const address = /(?:^|\s)r\s*=\s*["']([A-Z]{0,3})(\d{1,7})["']/

/**
 * The rectangle of the cells that hold something: one that has a format and no value, far to the right or below, is nothing.
 * Cells without an address follow one another.
 */
export function boxOfSheet(xml: string): Box {
  const box = { columns: 0, rows: 0 }
  let row = 0
  let column = 0
  for (const [, name, attributes = ''] of xml.matchAll(tags)) {
    const [, letters = '', digits] = address.exec(attributes) ?? []
    if (name === 'row') {
      row = digits ? Number(digits) : row + 1
      column = 0
      continue
    }
    column = letters ? columnOf(letters) : column + 1
    if (letters && digits) row = Number(digits)
    if (attributes.endsWith('/')) continue
    box.columns = Math.max(box.columns, column)
    box.rows = Math.max(box.rows, row)
  }
  return box
}
