import { folded } from '@school/texts'

export interface Piece {
  text: string
  /** Number of the match in the whole transcript; `null` between matches. */
  match: number | null
}

/** Lines cut at what is looked for, with the number of every match. */
export function cutAtMatches(
  lines: readonly { text: string }[],
  wanted: string,
): { lines: Piece[][]; matches: number[] } {
  const needle = folded(wanted.trim())
  /** The line of each match. */
  const matches: number[] = []
  const cut = lines.map(({ text }, line) => {
    if (needle === '') return [{ text, match: null }]
    const pieces: Piece[] = []
    const hay = folded(text)
    let from = 0
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
      if (at > from) pieces.push({ text: text.slice(from, at), match: null })
      from = at + needle.length
      pieces.push({ text: text.slice(at, from), match: matches.push(line) - 1 })
    }
    if (from < text.length) pieces.push({ text: text.slice(from), match: null })
    return pieces
  })
  return { lines: cut, matches }
}

/** The match after or before another one, round and round. */
export const nextMatch = (at: number, total: number, step: 1 | -1): number =>
  total === 0 ? 0 : (at + step + total) % total
