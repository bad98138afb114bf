/**
 * How many slips of the hand lie between two words: a letter wrong, missing or extra, two letters swapped.
 * @returns `most + 1` when there are more than `most`
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const wrong = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(wrong, last[j]! + 1, row[j - 1]! + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}

/** Short words are all alike: nothing is guessed from three letters, one slip is forgiven up to six, then two. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

export interface KnownWord {
  word: string
  /** How many items contain it. */
  items: number
}

/** Slips on the way to a word, of which perhaps only the beginning has been typed; the rest counts half a slip. */
function slipsTo(typed: string, word: string, most: number): number {
  const whole = slipsBetween(typed, word, most)
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return Math.min(whole, ...beginnings.map((beginning) => slipsBetween(typed, beginning, most) + 0.5))
}

/** The known word that was most likely meant; `null` when none is near enough. */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | null {
  const most = forgiven(typed)
  if (most === 0 || /\d/.test(typed)) return null
  const near = known
    .map(({ word, items }) => ({ word, items, slips: slipsTo(typed, word, most) }))
    .filter(({ slips }) => slips <= most + 0.5)
    .toSorted((a, b) => a.slips - b.slips || b.items - a.items || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}
