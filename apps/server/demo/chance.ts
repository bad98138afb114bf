/** FNV-1a: words to 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** Chance with a seed: the same words give the same fortune for ever, whatever happens to others. */
export class Chance {
  #state: number

  constructor(...words: (string | number)[]) {
    this.#state = hashOf(words.join('/'))
  }

  /** 0 ≤ x < 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  isLucky(probability: number): boolean {
    return this.next() < probability
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  /** Around 0, two thirds within 1 of it, never further than 3. */
  bell(): number {
    const sum = Array.from({ length: 6 }, () => this.next()).reduce((total, x) => total + x, 0)
    return (sum - 3) * Math.SQRT2
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.whole(0, list.length - 1)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  /** Some of the list, in its order. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = list
      .map((item, index) => ({ item, index, draw: this.next() }))
      .toSorted((a, b) => a.draw - b.draw)
      .slice(0, count)
    return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item)
  }
}
