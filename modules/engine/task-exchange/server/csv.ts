import { parseTable, type TableRow } from '@school/kernel/tabular'
import { cutText, normaliseText } from '@school/texts'
import { inCyrillic, yoAsYe } from '@school/tasks/content'
import { CantCarry, type ForeignAnswer, type ForeignRead, type ForeignTask } from './foreign.ts'
import { rangeOf } from './judged.ts'
import { readEach } from './read-each.ts'
import { columns, kindsByWord, says } from './ru.ts'

/** A table of tasks whose first row names the columns, as teachers write it in a spreadsheet. Texts are Markdown, as in the form. */

type Column = keyof typeof columns
type Kind = (typeof kindsByWord)[keyof typeof kindsByWord]

/** Words normalised for comparison: without case, ё, extra spaces and look-alike letters of the other alphabet. */
const folded = (text: string): string => yoAsYe(inCyrillic(normaliseText(text, 'line')).toLowerCase())

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(kindsByWord).map(([word, kind]) => [folded(word), kind]),
)
const titles: ReadonlyMap<string, Column> = new Map(
  (Object.entries(columns) as [Column, string][]).map(([name, title]) => [folded(title), name]),
)
const columnOf = (cell: string): Column | undefined => titles.get(folded(cell).replace(/[:*]+$/, ''))

const tableOf = (source: string): TableRow[] =>
  parseTable(source, { isTitle: (cell) => columnOf(cell) !== undefined, keepsLines: true })

const titlesIn = ({ cells }: TableRow): number => new Set(cells.flatMap((cell) => columnOf(cell) ?? [])).size
const headWithin = 10
/** The row with column names; titles of the sheet may precede it. */
const headOf = (rows: readonly TableRow[]): TableRow | undefined =>
  rows.slice(0, headWithin).find((row) => titlesIn(row) >= 3) ?? rows[0]

/** Whether a text is a table of tasks, regardless of the file name. */
export const isTaskTable = (text: string): boolean => {
  const head = headOf(tableOf(cutText(text, 4000)))
  return head !== undefined && titlesIn(head) >= 3
}

const parts = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Two dollars with a Cyrillic word between them, outside of braces: prices. `$S_{сред}$` is a formula. */
const prices = /\$([^$\n{}\\]*(?<!\p{L})[а-яё]+(?!\p{L})[^$\n{}\\]*)\$/giu

/** Stars between digits and prices are not Markdown: «2*3*4», «$3, а альбом $7». */
const asMeant = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d)] ?)\*(?= ?[\d(])/gu, '\\*')
    .replace(prices, '\\$$$1\\$$')
    .replace(/<(?=[a-z/!?])/gi, '\\<')

/** @throws CantCarry */
function optionsOf(
  answer: string,
  all: readonly string[],
): ForeignAnswer & { kind: 'multiple_choice' | 'single_choice' } {
  const right = new Set(
    parts(answer).map((wanted) => {
      const exact = all.indexOf(wanted)
      const index = exact === -1 ? all.findIndex((option) => folded(option) === folded(wanted)) : exact
      if (index === -1) throw new CantCarry(says.answerAmongOptions(wanted))
      return index
    }),
  )
  const options = all.map((text, index) => ({ text: asMeant(text), isRight: right.has(index), comment: '' }))
  return { kind: 'multiple_choice', options }
}

/** «7,5..8,5» and «8:0,5» are a number with its tolerance. */
const isRange = (answer: string): boolean => /\.\.|:/.test(answer)

/** The answer in the cells of a row. @throws CantCarry */
function answerOf(kind: Kind, answer: string, options: string): ForeignAnswer {
  switch (kind) {
    case 'number':
      if (answer === '') throw new CantCarry(says.noNumber)
      return {
        kind,
        ...rangeOf(answer),
        ...(isRange(answer) ? {} : { written: answer }),
        unit: '',
        mistakes: [],
      }
    case 'short_text':
      return { kind, answers: parts(answer), caseSensitive: false, mistakes: [] }
    case 'single_choice':
    case 'multiple_choice':
      return { ...optionsOf(answer, parts(options)), kind }
    case 'ordering':
      return { kind, items: parts(answer).map(asMeant) }
    case 'matching': {
      const pairs = parts(answer).map((pair) => pair.split('=').map((side) => asMeant(side.trim())))
      if (pairs.some((sides) => sides.length !== 2 || sides.includes(''))) throw new CantCarry(says.pairs)
      return {
        kind,
        pairs: pairs.map(([left = '', right = '']) => ({ left, right })),
        extra: parts(options).map(asMeant),
      }
    }
    case 'essay':
      return { kind, points: 1, minWords: null, guide: answer.trim() }
  }
}

export function readCsv(source: string): ForeignRead {
  const rows = tableOf(source)
  const head = headOf(rows)
  if (!head) return { tasks: [], leftOut: [], problems: [] }
  const at = new Map<Column, number>()
  for (const [index, cell] of head.cells.entries()) {
    const column = columnOf(cell)
    if (column && !at.has(column)) at.set(column, index)
  }
  const lacking = (['kind', 'statement', 'answer'] as const).find((name) => !at.has(name))
  if (lacking) {
    const problem = { line: head.line, message: says.noColumn(columns[lacking]) }
    return { tasks: [], leftOut: [], problems: [problem] }
  }
  const cellOf = ({ cells }: TableRow, name: Column): string => cells[at.get(name) ?? -1] ?? ''
  const read = (row: TableRow, title: string): ForeignTask => {
    const filled = row.cells.findLastIndex((cell) => cell !== '') + 1
    if (filled > head.cells.length) throw new CantCarry(says.spareCells(filled, head.cells.length))
    const kind = kinds.get(folded(cellOf(row, 'kind')))
    if (!kind) throw new CantCarry(says.unknownWord(cutText(cellOf(row, 'kind'), 40)))
    return {
      line: row.line,
      title,
      statement: asMeant(cellOf(row, 'statement')),
      solution: asMeant(cellOf(row, 'solution')),
      answer: answerOf(kind, cellOf(row, 'answer'), cellOf(row, 'options')),
      pictures: [],
      notes: [],
    }
  }
  return readEach(rows.slice(rows.indexOf(head) + 1), {
    line: ({ line }) => line,
    title: (row, number) => cutText(normaliseText(cellOf(row, 'title'), 'line'), 60) || says.noTitle(number),
    size: ({ cells }) => cells.reduce((sum, { length }) => sum + length, 0),
    read,
  })
}
