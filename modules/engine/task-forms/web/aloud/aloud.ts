import type { Option, Question, StatementPart, TableCell } from '@school/tasks/contract'
import { spoken } from '../spoken.ts'
import { type ReadPart, statementPart } from './read-part.ts'
import { t } from './ru.ts'

const ends = /<\/(?:p|li|h\d|td|th|div|figcaption|blockquote)>|<br\s*\/?>/g
const drawing = /<svg\b.*?<\/svg>/gs

const fraction = /(?<![\d,/.])(?:(\d+)\s+)?(\d{1,3})\/(\d{1,3})(?!\d|,\d|\/)/g

/** «1/3» as read at school: «одна третья»; rare fractions are left to the voice. */
const fractionsInWords = (words: string): string =>
  words.replace(fraction, (asWritten, whole: string | undefined, top: string, bottom: string) => {
    const part = t.fraction(Number(top), Number(bottom))
    if (!part) return asWritten
    return whole ? t.mixed(Number(whole), part) : part
  })

/** Signs that voices skip or read by their keyboard names. */
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
  [/\s*≤\s*/g, t.noMore],
  [/\s*≥\s*/g, t.noLess],
  [/\s*≠\s*/g, t.unequal],
  [/\s*≈\s*/g, t.about],
  [/√/g, t.root],
  [/(?<=[а-я])\/ч(?![а-я])/g, t.perHour],
  [/(?<=[а-я])\/мин(?![а-я])/g, t.perMinute],
  [/(?<=[а-я])\/с(?![а-я])/g, t.perSecond],
]

/** A piece of HTML as text to be spoken. */
export function aloud(html: string): string {
  const words = spoken(html.replace(drawing, ' ').replace(ends, '$& '))
  return signs
    .reduce((said, [sign, word]) => said.replace(sign, word), fractionsInWords(words))
    .replace(/\s+/g, ' ')
    .trim()
}

const blockEnd = /<\/(?:p|li|h\d|tr|figcaption|blockquote|div)>/
const cellEnd = /<\/t[dh]>/g

/** A long text by its paragraphs: what has no full stop — a heading, a line of a list — is still followed by a pause. */
export const textToRead = (html: string): ReadPart[] =>
  html
    .replace(drawing, ' ')
    .replace(cellEnd, ', ')
    .split(blockEnd)
    .map((block) => ({ id: '', text: aloud(block).replace(/^[,\s]+|[,\s]+$/g, '') }))
    .filter(({ text }) => text !== '')

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

/** All parts of a question that a slow reader needs, in order. */
export function partsToRead(question: Question): ReadPart[] {
  const statement =
    question.kind === 'gaps' ? aloud(question.parts.map(partText).join('')) : aloud(question.html)
  return [{ id: statementPart, text: statement }, ...choicesOf(question)].filter(({ text }) => text !== '')
}

/** Voices stop in the middle of long texts. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/)
