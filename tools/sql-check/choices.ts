/**
 * Enumerates all combinations of choices, like an odometer. Within one combination the same choice has one value; `next` moves on to the next
 * combination.
 */
export class Choices {
  #taken: readonly number[] = []
  #sizes: number[] = []
  readonly #answers = new Map<string, number>()

  /** @returns one of `0 … size - 1` */
  choose(question: string, size: number): number {
    if (size === 1) return 0
    const known = this.#answers.get(question)
    if (known !== undefined) return known
    const choice = this.#taken[this.#sizes.length] ?? 0
    this.#sizes.push(size)
    this.#answers.set(question, choice)
    return choice
  }

  /** @returns whether a combination is left */
  next(): boolean {
    const at = this.#sizes.findLastIndex((size, index) => (this.#taken[index] ?? 0) + 1 < size)
    if (at < 0) return false
    const before = this.#sizes.slice(0, at).map((_, index) => this.#taken[index] ?? 0)
    this.#taken = [...before, (this.#taken[at] ?? 0) + 1]
    this.#sizes = []
    this.#answers.clear()
    return true
  }
}
