import { isDeepStrictEqual } from 'node:util'
import { type GiftTask, readForeign, writeGift } from '@school/task-exchange/server'
import type { OwnTaskSource } from '../../contract/own-task.ts'
import { descriptionOf } from '../description.ts'
import { typedOf } from '../importing/typed-of-foreign.ts'
import { says } from './ru.ts'

type Fields = Readonly<Record<string, unknown>>

const lineOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(lineOf).filter((line) => line !== '') : []
const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((row): row is Fields => typeof row === 'object' && row !== null) : []
const numberOf = (value: unknown): number => Number(lineOf(value).replace(',', '.').replace(/^[−–]/, '-'))

/** The typed answer in GIFT syntax; `null` when GIFT can't express it. */
function answerOf({ kind, fields }: OwnTaskSource): GiftTask['answer'] | null {
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice': {
      const options = rowsOf(fields['options']).map(({ text, correct, comment }) => ({
        text: lineOf(text),
        isRight: correct === true,
        comment: lineOf(comment),
      }))
      return { kind, options: options.filter(({ text }) => text !== '') }
    }
    case 'number':
      return {
        kind,
        answer: numberOf(fields['answer']),
        tolerance: numberOf(fields['tolerance']),
        unit: '',
        mistakes: [],
      }
    case 'short_text':
      return { kind, answers: linesOf(fields['answers']), caseSensitive: false, mistakes: [] }
    case 'matching': {
      const pairs = rowsOf(fields['pairs']).map(({ left, right }) => ({
        left: lineOf(left),
        right: lineOf(right),
      }))
      return {
        kind,
        pairs: pairs.filter(({ left, right }) => left !== '' || right !== ''),
        extra: linesOf(fields['extra']),
      }
    }
    default:
      return null
  }
}

/** The parts of a task that GIFT carries; difficulty, skills and hints are not among them. */
export const carriedOf = (source: OwnTaskSource): unknown => [
  descriptionOf({ ...source, difficulty: 1, skills: [], hints: [] }),
  source.statement.trim(),
  source.solution.trim(),
]

/** A task in GIFT, or the reason why it can't be expressed: a round trip must be lossless. */
export function giftOf(source: OwnTaskSource): { text: string } | { why: string } {
  const answer = answerOf(source)
  if (answer === null) return { why: says.noSuchKind }
  if (source.pictures.length > 0) return { why: says.pictures }
  const { title, statement, solution } = source
  const text = writeGift([{ title, statement, solution, answer }])
  const read = readForeign('.gift', text)
  const [back, ...more] = read.tasks
  const isWhole =
    back !== undefined &&
    more.length + read.leftOut.length + read.problems.length === 0 &&
    isDeepStrictEqual(carriedOf(typedOf(back, source)), carriedOf(source))
  return isWhole ? { text } : { why: says.loses }
}

export interface GiftFile {
  text: string
  taken: number
}

/** Tasks as one file; those that can't be exported are listed in it. */
export function giftFileOf(sources: readonly OwnTaskSource[]): GiftFile {
  const all = sources.map((source) => ({ title: source.title.trim(), ...giftOf(source) }))
  const behind = all.flatMap((one) => ('why' in one ? [says.behind(one.title, one.why)] : []))
  const taken = all.flatMap((one) => ('text' in one ? [one.text] : []))
  const notes = behind.map((line) => `// ${line.replaceAll(/\s+/g, ' ')}`)
  return {
    text: [...(notes.length > 0 ? [`${notes.join('\n')}\n`] : []), ...taken].join('\n'),
    taken: taken.length,
  }
}
