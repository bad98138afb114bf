import type { Sql } from '@school/db'
import { isAnyItem, listWordFacts, listWordsLike, type WordFacts } from './queries.ts'
import { switchedLayout } from './ru-layout.ts'
import { nearestWord } from './slips.ts'
import { askedWords, foldedWord, type Term, tsqueryOf } from './terms.ts'

/** How a text was understood. */
export interface Reading {
  /** Empty: nothing in the index answers to any word. */
  readonly terms: readonly Term[]
  /** What was taken instead of the text; `null` when it was taken as written. */
  readonly meant: string | null
  /** Not all the words could be found together. */
  readonly isPartial: boolean
}

type Facts = ReadonlyMap<string, WordFacts>

/** One way to take a text. */
interface Guess {
  readonly text: string
  readonly known: readonly WordFacts[]
  readonly unknown: readonly string[]
}

const isKnown = (facts: WordFacts): boolean => facts.isWord || facts.isBeginning || facts.isForm

/** A word that is only begun is not reduced: «линей» would become «лин» and find lines. */
const termOf = ({ word, lexeme, isWord, isBeginning }: WordFacts): Term => ({
  beginning: word,
  lexeme: isBeginning && !isWord ? null : lexeme,
})

/** Stop words are dropped, unless there are no others. */
function termsOf(known: readonly WordFacts[]): Term[] {
  const speaking = known.filter(({ lexeme }) => lexeme !== null)
  return (speaking.length > 0 ? speaking : known).map(termOf)
}

function guessOf(text: string, facts: Facts): Guess {
  const words = askedWords(text).map((word) => facts.get(word)!)
  return {
    text,
    known: words.filter(isKnown),
    unknown: words.filter((word) => !isKnown(word) && word.lexeme !== null).map(({ word }) => word),
  }
}

const factsOf = async (sql: Sql, words: readonly string[]): Promise<Facts> =>
  new Map((await listWordFacts(sql, words)).map((facts) => [facts.word, facts]))

/** The same text with slips mended, as far as they can be. */
async function mended(sql: Sql, guess: Guess): Promise<Guess> {
  const mendings = new Map<string, string>()
  for (const word of guess.unknown) {
    const nearest = nearestWord(word, await listWordsLike(sql, word))
    if (nearest) mendings.set(word, nearest)
  }
  if (mendings.size === 0) return guess
  const text = guess.text.replace(/[\p{L}\p{N}]+/gu, (word) => mendings.get(foldedWord(word)) ?? word)
  return guessOf(text, await factsOf(sql, askedWords(text)))
}

/** Wholly known comes first, as written before the other layout; mended ones come after both, then what is known in part. */
async function bestGuess(sql: Sql, text: string): Promise<Guess | null> {
  const texts = [text, switchedLayout(text)].filter((version) => version !== null)
  const facts = await factsOf(sql, texts.flatMap(askedWords))
  const written = texts
    .map((version) => guessOf(version, facts))
    .filter((g) => g.known.length + g.unknown.length > 0)
  const whole = (guess: Guess) => guess.unknown.length === 0
  const asWritten = written.find(whole)
  if (asWritten) return asWritten
  const guesses: Guess[] = []
  for (const guess of written) {
    const better = await mended(sql, guess)
    if (whole(better)) return better
    guesses.push(better)
  }
  return guesses.find(({ known }) => known.length > 0) ?? null
}

/** Understands a text by what the index knows: forms and beginnings of words, slips of the hand, the other layout. */
export async function readText(sql: Sql, text: string): Promise<Reading> {
  const guess = await bestGuess(sql, text)
  if (!guess) return { terms: [], meant: null, isPartial: false }
  const terms = termsOf(guess.known)
  const areTogether = terms.length < 2 || (await isAnyItem(sql, tsqueryOf(terms, '&')))
  return {
    terms,
    meant: guess.text === text ? null : guess.text,
    isPartial: guess.unknown.length > 0 || !areTogether,
  }
}

/** What to ask the index for a reading. */
export const tsqueryOfReading = ({ terms, isPartial }: Reading): string =>
  tsqueryOf(terms, isPartial ? '|' : '&')
