import { cutText, normaliseText } from '@school/texts'
import { yoAsYe } from '../checking/ru.ts'
import { CantCarry, type ForeignAnswer, type ForeignRead, type ForeignTask } from './foreign.ts'
import { type CsvRow, rowsOf } from './csv-rows.ts'
import { rangeOf } from './judged.ts'
import { readEach } from './read-each.ts'
import { columns, kindsByWord, says } from './ru.ts'

/** A table of tasks whose first row names the columns, as teachers write it in a spreadsheet. Texts are Markdown, as in the form. */

type Column = keyof typeof columns
type Kind = (typeof kindsByWord)[keyof typeof kindsByWord]

/** Words as they are compared: case, ё and odd spaces say nothing. */
const folded = (text: string): string => yoAsYe(normaliseText(text, 'line').toLowerCase())

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries(kindsByWord).map(([word, kind]) => [folded(word), kind]),
)
const titles: ReadonlyMap<string, Column> = new Map(
  (Object.entries(columns) as [Column, string][]).map(([name, title]) => [folded(title), name]),
)
const columnOf = (cell: string): Column | undefined => titles.get(folded(cell).replace(/[:*]+$/, ''))

const delimiters = [';', '\t', ',', '|'] as const
const named = /^\s*"?sep=(.)"?[ \t;,]*\n/i

interface Sheet {
  rows: CsvRow[]
  linesBefore: number
}

/** Commas of the texts say nothing of what parts the cells: the row of titles does. */
function sheetOf(source: string): Sheet {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const [line, said] = named.exec(text) ?? []
  if (line !== undefined && said !== undefined)
    return { rows: rowsOf(text.slice(line.length), said), linesBefore: 1 }
  const head = cutText(text.trimStart(), 4000)
  const known = (delimiter: string) =>
    new Set(rowsOf(head, delimiter)[0]?.cells.flatMap((cell) => columnOf(cell) ?? [])).size
  const [best = ';'] = delimiters.toSorted((a, b) => known(b) - known(a))
  return { rows: rowsOf(text, best), linesBefore: 0 }
}

/** Whether a text is a table of tasks, whatever its file is called. */
export const isTaskTable = (text: string): boolean =>
  (sheetOf(`${cutText(text, 4000)}\n`).rows[0]?.cells.filter((cell) => columnOf(cell)).length ?? 0) >= 3

const parts = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Stars between figures and prices are no signs of Markdown: «2*3*4», «$3, а альбом $7». */
const asMeant = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d)] ?)\*(?= ?[\d(])/gu, '\\*')
    .replace(/\$([^$\n]*?[а-яё]{2,} [^$\n]*)\$/gi, (whole, inside: string) =>
      inside.includes('\\') ? whole : `\\$${inside}\\$`,
    )
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

/** What the cells of a row say of the answer. @throws CantCarry */
function answerOf(kind: Kind, answer: string, options: string): ForeignAnswer {
  switch (kind) {
    case 'number':
      return { kind, ...rangeOf(answer), written: answer, unit: '', mistakes: [] }
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
  const { rows, linesBefore } = sheetOf(source)
  const [head, ...body] = rows
  if (!head) return { tasks: [], leftOut: [], problems: [] }
  const at = new Map<Column, number>()
  for (const [index, cell] of head.cells.entries()) {
    const column = columnOf(cell)
    if (column && !at.has(column)) at.set(column, index)
  }
  const lacking = (['kind', 'statement', 'answer'] as const).find((name) => !at.has(name))
  if (lacking) {
    const problem = { line: head.line + linesBefore, message: says.noColumn(columns[lacking]) }
    return { tasks: [], leftOut: [], problems: [problem] }
  }
  const cellOf = ({ cells }: CsvRow, name: Column): string => cells[at.get(name) ?? -1] ?? ''
  const read = (row: CsvRow, title: string): ForeignTask => {
    const filled = row.cells.findLastIndex((cell) => cell !== '') + 1
    if (filled > head.cells.length) throw new CantCarry(says.spareCells(filled, head.cells.length))
    const kind = kinds.get(folded(cellOf(row, 'kind')))
    if (!kind) throw new CantCarry(says.unknownWord(cutText(cellOf(row, 'kind'), 40)))
    return {
      line: row.line + linesBefore,
      title,
      statement: asMeant(cellOf(row, 'statement')),
      solution: asMeant(cellOf(row, 'solution')),
      answer: answerOf(kind, cellOf(row, 'answer'), cellOf(row, 'options')),
      pictures: [],
      notes: [],
    }
  }
  return readEach(body, {
    line: ({ line }) => line + linesBefore,
    title: (row, number) => cutText(normaliseText(cellOf(row, 'title'), 'line'), 60) || says.noTitle(number),
    size: ({ cells }) => cells.reduce((sum, { length }) => sum + length, 0),
    read,
  })
}
