/** Mulberry32: a small generator with a good spread; the same seed gives the same numbers for ever. */
export function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Folds a seed of any size into 32 bits, so that neighbouring large seeds stay different. */
export const folded = (seed: number): number =>
  Math.imul(seed % 2 ** 32, 0x9e3779b1) ^ Math.floor(seed / 2 ** 32)
