import type { Option, Question, StatementPart, TableCell } from '../../contract/index.ts'
import { spoken } from '../spoken.ts'
import { type ReadPart, statementPart } from './read-part.ts'
import { t } from './ru.ts'

const ends = /<\/(?:p|li|h\d|td|th|div|figcaption|blockquote)>|<br\s*\/?>/g
const drawing = /<svg\b.*?<\/svg>/gs

/** Signs that voices pass over or call by the names of the keyboard. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/=\s*\?/g, t.howMuch],
  [/[_□☐▢⬜]{1,}|\.{4,}/g, ` ${t.gap} `],
  [/\s*[·×∙]\s*/g, t.times],
  [/(?<=\d\)?)\s+[:÷]\s+(?=\(?\d)/g, t.by],
  [/\s*\+\s*/g, t.plus],
  [/\s*−\s*|(?<=\d\)?)\s+[-–]\s+(?=\(?\d)/g, t.minus],
  [/\s*=\s*/g, t.equals],
  [/\s*<\s*/g, t.less],
  [/\s*>\s*/g, t.more],
]

/** A piece of HTML of the school as a child hears it. */
export function aloud(html: string): string {
  const words = spoken(html.replace(drawing, ' ').replace(ends, '$& '))
  return signs
    .reduce((said, [sign, word]) => said.replace(sign, word), words)
    .replace(/\s+/g, ' ')
    .trim()
}

const gapText = (gap: Extract<TableCell, { gap: unknown }>['gap']): string =>
  gap.type === 'choice' ? t.gapOf(gap.options) : t.gap

const cellText = (cell: TableCell): string => ('gap' in cell ? t.gap : aloud(cell.html))

const partText = (part: StatementPart): string => {
  if ('html' in part) return part.html
  if ('gap' in part) return ` ${gapText(part.gap)} `
  return ` ${part.parts.map(partText).join('')} `
}

const read = (options: readonly Option[]): ReadPart[] =>
  options.map(({ id, html }) => ({ id, text: aloud(html) }))

function choicesOf(question: Question): ReadPart[] {
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return read(question.options)
    case 'ordering':
      return read(question.items)
    case 'compose':
      return read(question.pieces)
    case 'matching':
      return read([...question.left, ...question.right])
    case 'grouping':
      return read([...question.groups, ...question.items])
    case 'mark_words':
      return question.lines.map((line, index) => ({
        id: `line ${index}`,
        text: line.map(({ text }) => text).join(''),
      }))
    case 'table':
      return question.rows.map(({ head, cells }, index) => ({
        id: `row ${index}`,
        text: [aloud(head), ...cells.map(cellText)].join(', '),
      }))
    default:
      return []
  }
}

/** Everything of a question that a child who reads slowly has to know, in order. */
export function partsToRead(question: Question): ReadPart[] {
  const statement =
    question.kind === 'gaps' ? aloud(question.parts.map(partText).join('')) : aloud(question.html)
  return [{ id: statementPart, text: statement }, ...choicesOf(question)].filter(({ text }) => text !== '')
}

/** Voices fall silent in the middle of long texts. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/)
