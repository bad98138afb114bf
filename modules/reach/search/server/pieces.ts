import { cutText } from '@school/texts'
import type { Pieces } from '../contract/index.ts'
import { isSought, type Term } from './terms.ts'

const word = /[\p{L}\p{N}\u0300-\u036f]+/gu

interface Range {
  from: number
  to: number
}

const soughtIn = (text: string, terms: readonly Term[]): Range[] =>
  [...text.matchAll(word)]
    .filter(([said]) => isSought(said, terms))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))

function cut(text: string, ranges: readonly Range[]): Pieces {
  const pieces: Pieces = []
  let at = 0
  for (const { from, to } of ranges) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

/** The whole text with what was looked for set apart. */
export const marked = (text: string, terms: readonly Term[]): Pieces => cut(text, soughtIn(text, terms))

const fragmentLength = 180
const leadLength = 50

/** Where most of the words occur close together: within a fragment's length, the first such place. */
function bestPlace(ranges: readonly Range[]): number {
  let best = { from: 0, count: 0 }
  for (const { from } of ranges) {
    const near = ranges.filter(
      (other) => other.from >= from && other.to <= from + fragmentLength - leadLength,
    )
    if (near.length > best.count) best = { from, count: near.length }
  }
  return best.from
}

/** The nearest beginning of a word, so that no word is cut in two. */
const wordStart = (text: string, at: number): number => (at <= 0 ? 0 : text.indexOf(' ', at) + 1 || at)

/** A line of the text around the match; its beginning when there is no match. */
export function fragmentOf(text: string, terms: readonly Term[]): Pieces {
  const ranges = soughtIn(text, terms)
  const place = bestPlace(ranges)
  const start = text.length <= fragmentLength ? 0 : Math.min(place, wordStart(text, place - leadLength))
  // A line that begins in the middle does not begin with a dash or a comma.
  const rest = start > 0 ? text.slice(start).replace(/^[^\p{L}\p{N}«(]+/u, '') : text
  const lastSpace = rest.lastIndexOf(' ', fragmentLength)
  const isCut = rest.length > fragmentLength
  const shown = isCut ? cutText(rest, lastSpace > leadLength ? lastSpace : fragmentLength) : rest
  const pieces = marked(shown, terms)
  if (start > 0) pieces.unshift({ text: '…', isMatch: false })
  if (isCut) pieces.push({ text: '…', isMatch: false })
  return pieces
}
