/** A row that is not taken, with its place in the list. */
export interface ListFault {
  row: number
  lastRow: number
  quote: string
  reason: string
}

/** What was found in a list, or was done with it. */
export interface ReadList {
  faults: readonly ListFault[]
  columns: readonly { title: string; sample: string; is: string | null }[]
  /** Rows that are passed over: titles above the list, totals. */
  passed: readonly { row: number; quote: string }[]
  /** The list without the rows that are taken. */
  left: string
  /** How many would be added, or were. */
  added: number
  isDone: boolean
}

/** What is sent: a list that is looked at, or taken. */
export interface SentList<Column extends string = string> {
  text: string
  isConfirmed: boolean
  columns: (Column | null)[] | null
}

/** What will be kept of a row. */
export interface PreviewRow {
  row: number
  cells: readonly string[]
  /** «уже в классе». */
  note: string | null
}

/** Why a row is not imported, without its text, which is shown below. */
export const causeOf = ({ reason, quote }: Pick<ListFault, 'reason' | 'quote'>): string =>
  reason.replace(` «${quote}»`, '')

/** The text with other lines in place of those of a row, which may be several. */
export function withLine(
  text: string,
  { row, lastRow }: Pick<ListFault, 'row' | 'lastRow'>,
  line: string,
): string {
  const lines = text.split(/\r\n?|\n/)
  // The numbers of the rows below stay what they were.
  return lines
    .flatMap((one, index) => {
      if (index === row - 1) return [line]
      return index > row - 1 && index < lastRow ? [''] : [one]
    })
    .join('\n')
}

export const lineOf = (text: string, { row, lastRow }: Pick<ListFault, 'row' | 'lastRow'>): string =>
  text
    .split(/\r\n?|\n/)
    .slice(row - 1, lastRow)
    .join(' ')
