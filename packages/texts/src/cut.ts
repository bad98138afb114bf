const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' })

interface Cutting {
  /** Put «…» in the last place of a text that was cut. */
  ellipsis?: boolean
}

/**
 * The beginning of a text, at most `max` UTF-16 units long, cut between graphemes: an emoji, a letter with its accents
 * and a surrogate pair are kept whole or left out. UTF-16 units are what `z.string().max()` counts; `varchar(n)` counts
 * code points, of which there are never more. The text is well-formed afterwards.
 */
export function cutText(text: string, max: number, { ellipsis = false }: Cutting = {}): string {
  const whole = text.toWellFormed()
  if (whole.length <= max) return whole
  const room = ellipsis ? max - 1 : max
  if (room < 0) return ''
  const end = endOfGraphemes(whole, room) || endOfCodePoints(whole, room)
  const kept = whole.slice(0, end)
  return ellipsis ? `${kept.trimEnd()}…` : kept
}

function endOfGraphemes(text: string, room: number): number {
  let end = 0
  // The piece is longer than the limit, so that the last grapheme inside is seen whole; longer graphemes are no text.
  for (const { index, segment } of segmenter.segment(text.slice(0, room + longestGrapheme))) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return end
}

const longestGrapheme = 64

/** One grapheme exceeds the limit: hundreds of accents over one letter. A surrogate pair still stays whole. */
function endOfCodePoints(text: string, room: number): number {
  const last = text.charCodeAt(room - 1)
  return last >= 0xd800 && last <= 0xdbff ? room - 1 : room
}

/** The first letter as it is seen, whatever it is made of; empty for an empty text. */
export const firstGrapheme = (text: string): string =>
  segmenter.segment(text.toWellFormed())[Symbol.iterator]().next().value?.segment ?? ''
