/** Something that is done after what it needs. */
export interface Needing {
  readonly name: string
  /** Names of those that come before. */
  readonly needs?: readonly string[]
}

/** Sorts topologically by needs, otherwise keeps the order. @throws for a need without a provider, and for a cycle */
export function orderByNeeds<T extends Needing>(parts: readonly T[]): T[] {
  const ordered = new Map<string, T>()
  const place = (name: string, way: readonly string[]): void => {
    if (ordered.has(name)) return
    const part = parts.find((other) => other.name === name)
    if (!part) throw new Error(`${way.at(-1)} needs ${name}, and there is no ${name}`)
    if (way.includes(name)) throw new Error(`Needs go in a circle: ${[...way, name].join(' → ')}`)
    for (const need of part.needs ?? []) place(need, [...way, name])
    ordered.set(name, part)
  }
  for (const { name } of parts) place(name, [])
  return [...ordered.values()]
}

/** All dependencies of a part, transitively. */
export function allNeedsOf<T extends Needing>(part: T, parts: readonly T[]): Set<string> {
  const names = new Set<string>()
  const add = ({ needs = [] }: Needing): void => {
    for (const need of needs) {
      if (names.has(need)) continue
      names.add(need)
      const other = parts.find(({ name }) => name === need)
      if (other) add(other)
    }
  }
  add(part)
  return names
}
