import type { SearchParameter } from './search.ts'

// @__NO_SIDE_EFFECTS__
const single = <Value>(
  usual: Value,
  parse: (text: string) => Value | undefined,
  more: Pick<SearchParameter<Value>, 'values' | 'most'> = {},
): SearchParameter<Value> => ({
  usual,
  read: ([text]) => (text === undefined ? usual : (parse(text) ?? usual)),
  ...more,
})

const parsedNumber = (text: string, most: number): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

const mostPages = 100_000

/** The number of a page of a list, from 1. */
// @__NO_SIDE_EFFECTS__
export const pageNumber = (): SearchParameter<number> =>
  single<number>(1, (text) => parsedNumber(text, mostPages))

/** A positive number: an id, a class. `null` when absent. */
// @__NO_SIDE_EFFECTS__
export const wholeNumber = (most = 2 ** 31 - 1): SearchParameter<number | null> =>
  single<number | null>(null, (text) => parsedNumber(text, most))

/** Typed words in one line, at most `most` UTF-16 units; empty when absent. The server normalises them further. */
// @__NO_SIDE_EFFECTS__
export const typedWords = (most: number): SearchParameter<string> =>
  single<string>(
    '',
    (text) => {
      const words = text.trim().replace(/\s+/g, ' ')
      return words.length <= most ? words : undefined
    },
    { most },
  )

/** The key of a discipline, a skill: small Latin letters, digits and hyphens. `null` when absent. */
// @__NO_SIDE_EFFECTS__
export const wordKey = (): SearchParameter<string | null> =>
  single<string | null>(null, (text) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : undefined))

/** One of a few words. Without a usual one the value is `null` when it is absent. */
// @__NO_SIDE_EFFECTS__
export const oneOf = <const Word extends string, Usual extends Word | null = null>(
  words: readonly Word[],
  usual?: Usual,
): SearchParameter<Word | Usual> =>
  single<Word | Usual>(usual ?? (null as Usual), (text) => words.find((word) => word === text), {
    values: words,
  })
