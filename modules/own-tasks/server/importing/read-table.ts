import { readTableBytes } from '@school/kernel/server'
import { cutText } from '@school/texts'
import { emptyFields } from '../../contract/kind-fields.ts'
import type { OwnTaskSource, TypedFields } from '../../contract/own-task.ts'
import { columns, kindsByWord, says } from './ru.ts'
import type { Given } from './typed-of-foreign.ts'

export interface ReadRow {
  line: number
  title: string
  /** `null` when the row is no task; `why` says the reason. */
  source: OwnTaskSource | null
  why: string
}

type Column = keyof typeof columns

const parts = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What the cells of a row say of the answer; a sentence when they say it wrongly. */
function fieldsOf(kind: OwnTaskSource['kind'], answer: string, options: string): object | string {
  const answers = parts(answer)
  switch (kind) {
    case 'number':
      return { answer: answer.trim() }
    case 'short_text':
      return { answers }
    case 'single_choice':
    case 'multiple_choice': {
      const all = parts(options)
      const stray = answers.find((right) => !all.some((option) => isSame(option, right)))
      if (stray !== undefined) return says.answerAmongOptions(stray)
      return {
        options: all.map((text) => ({
          text,
          correct: answers.some((right) => isSame(right, text)),
          comment: '',
        })),
      }
    }
    case 'ordering':
      return { items: answers }
    case 'matching': {
      const pairs = answers.map((pair) => pair.split('=').map((side) => side.trim()))
      if (pairs.some((sides) => sides.length !== 2)) return says.pairs
      return { pairs: pairs.map(([left, right]) => ({ left, right })), extra: parts(options) }
    }
    default:
      return {
        criteria: [
          { title: says.criterion, points: '1', description: answer.trim() || says.guide, levels: [] },
        ],
      }
  }
}

/** Rows of a table whose first line names the columns. Numbers of lines are those of the spreadsheet. */
export async function readTable(text: string, { disciplineId, label }: Given): Promise<ReadRow[]> {
  const [head = [], ...rows] = await readTableBytes(Buffer.from(text.replace(/^\ufeff/, '')))
  const at = new Map<Column, number>()
  for (const [name, title] of Object.entries(columns) as [Column, string][]) {
    const index = head.findIndex((cell) => isSame(cell, title))
    if (index !== -1) at.set(name, index)
  }
  const lacking = (['kind', 'statement', 'answer'] as const).find((name) => !at.has(name))
  if (lacking) return [{ line: 1, title: '', source: null, why: says.noColumn(columns[lacking]) }]
  return rows.flatMap((cells, index): ReadRow[] => {
    if (cells.every((cell) => cell === '')) return []
    const line = index + 2
    const cell = (name: Column): string => cells[at.get(name) ?? -1] ?? ''
    const title = cutText(cell('title'), 60) || says.noTitle(index + 1)
    const kind = kindsByWord[cell('kind').toLowerCase()]
    if (!kind) return [{ line, title, source: null, why: says.unknownKind(cell('kind')) }]
    const fields = fieldsOf(kind, cell('answer'), cell('options'))
    if (typeof fields === 'string') return [{ line, title, source: null, why: fields }]
    const source: OwnTaskSource = {
      kind,
      title,
      difficulty: 2,
      disciplineId,
      skills: [],
      label,
      statement: cell('statement'),
      solution: cell('solution'),
      hints: ['', '', ''],
      fields: { ...emptyFields(kind), ...(fields as TypedFields) },
      pictures: [],
    }
    return [{ line, title, source, why: '' }]
  })
}
