import { glue } from '@school/markdown'
import { maxWords, type ResponseOf, type TextPiece } from '../../contract/index.ts'
import type { QuestionAndRubric } from '../rubric.ts'
import { says } from './ru.ts'
import type { SourceOf } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'

type Source = SourceOf<'mark_words'>

interface Piece extends TextPiece {
  isRight: boolean
}

const word = String.raw`[\p{L}\p{N}\p{M}]+(?:[-\u2011'’][\p{L}\p{N}\p{M}]+)*`
/** `[right]`, `{wrong}`, a word, the text between words. */
const pattern = new RegExp(
  String.raw`\[(?<right>[^[\]{}]+)\]|\{(?<wrong>[^[\]{}]+)\}|(?<word>${word})|(?<between>[^[\]{}\p{L}\p{N}]+|.)`,
  'gu',
)
const isOneWord = (text: string): boolean => new RegExp(`^${word}$`, 'u').test(text)

/** Joined as a whole: brackets of the file must not influence the spaces around a word. */
function glued(pieces: readonly Piece[]): Piece[] {
  const plain = pieces.map(({ text }) => text).join('')
  const line = glue(plain)
  if (line.length !== plain.length) return [...pieces]
  let at = 0
  return pieces.map((piece) => ({ ...piece, text: line.slice(at, (at += piece.text.length)) }))
}

/** Paragraphs of the text. Where wrong phrases are named, only the named ones may be marked; else every word. */
function linesOf({ text }: Source): Piece[][] {
  const isNamed = text.includes('{')
  let last = 0
  return text.split(/\n\s*\n/).map((paragraph) => {
    const line = paragraph.trim().replace(/\s+/g, ' ')
    const pieces: Piece[] = []
    for (const { groups = {} } of line.matchAll(pattern)) {
      const chosen = groups['right'] ?? groups['wrong'] ?? (isNamed ? undefined : groups['word'])
      const id = chosen === undefined ? null : String(++last)
      const shown = chosen ?? groups['word'] ?? groups['between'] ?? ''
      const before = pieces.at(-1)
      if (id === null && before?.id === null) before.text += shown
      else pieces.push({ id, text: shown, isRight: groups['right'] !== undefined })
    }
    return glued(pieces)
  })
}

const wordsOf = (source: Source) =>
  linesOf(source)
    .flat()
    .flatMap(({ id, text, isRight }) => (id === null ? [] : [{ id, text, isRight }]))

function report(source: Source, scribe: Scribe): void {
  const words = wordsOf(source)
  const stray = linesOf(source)
    .flat()
    .find(({ id, text }) => id === null && /[[\]{}]/.test(text))
  const phrase = source.text.includes('{') ? undefined : words.find(({ text }) => !isOneWord(text))
  if (stray) scribe.report(['text'], says.strayBracket(stray.text.trim()))
  else if (phrase) scribe.report(['text'], says.phraseAmongWords(phrase.text))
  if (!words.some(({ isRight }) => isRight)) scribe.report(['text'], says.noRightWord)
  else if (words.every(({ isRight }) => isRight)) scribe.report(['text'], says.noWrongWord)
  if (words.length > maxWords) scribe.report(['text'], says.tooManyWords(words.length, maxWords))
}

export function buildMarkWords(source: Source, statement: Section, scribe: Scribe): QuestionAndRubric {
  report(source, scribe)
  const words = wordsOf(source)
  return {
    question: {
      kind: 'mark_words',
      html: scribe.statement(statement),
      lines: linesOf(source).map((line) => line.map(({ id, text }) => ({ id, text }))),
    },
    rubric: {
      kind: 'mark_words',
      words: words.map(({ id }) => id),
      right: words.filter(({ isRight }) => isRight).map(({ id }) => id),
    },
  }
}

/** Words of a proof as ids: «лес» is the first of such words, «лес#2» the second. */
export function markedAnswer(source: Source): (marked: string[]) => ResponseOf<'mark_words'> {
  const words = wordsOf(source)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const idOf = (name: string): string => {
    const [, text = name, number = '1'] = /^(.+)#(\d+)$/.exec(name) ?? []
    return words.filter((known) => plain(known.text) === text)[Number(number) - 1]?.id ?? '0'
  }
  return (marked) => ({ kind: 'mark_words', words: marked.map(idOf) })
}
