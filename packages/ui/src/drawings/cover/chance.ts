/** Chance with a seed (mulberry32): the same seed gives the same picture on the server, in the browser and tomorrow. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number
  pick: <T>(items: readonly T[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
  maybe: (share?: number) => boolean
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)]!,
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
    maybe: (share = 0.5) => next() < share,
  }
}
