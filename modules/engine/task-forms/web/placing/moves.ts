/** Changes of an answer when a piece is moved. Pure: ids in, ids out. */

/** The order with an item on another place. */
export function movedTo(order: readonly string[], id: string, index: number): string[] {
  const rest = order.filter((other) => other !== id)
  const at = Math.min(Math.max(index, 0), rest.length)
  return [...rest.slice(0, at), id, ...rest.slice(at)]
}

export const without = (order: readonly string[], id: string): string[] =>
  order.filter((other) => other !== id)

/** Parts of the answer that the task still has: a draft may be older than the task. */
export const knownOf = (ids: readonly string[], options: readonly { id: string }[]): string[] =>
  ids.filter((id, index) => options.some((option) => option.id === id) && ids.indexOf(id) === index)

/** The given order with missing items appended. */
export function fullOrder(order: readonly string[], options: readonly { id: string }[]): string[] {
  const known = knownOf(order, options)
  return [...known, ...options.map(({ id }) => id).filter((id) => !known.includes(id))]
}

type Pairs = Record<string, string>

export const leftOf = (pairs: Pairs, right: string): string | null =>
  Object.keys(pairs).find((left) => pairs[left] === right) ?? null

/** Pairs with `right` at `left`, or nowhere. The one previously there moves to the old place of `right`. */
export function withPair(pairs: Pairs, right: string, left: string | null): Pairs {
  const from = leftOf(pairs, right)
  const { [from ?? '']: _, ...others } = pairs
  if (left === null) return others
  const driven = others[left]
  return { ...others, ...(from !== null && driven !== undefined && { [from]: driven }), [left]: right }
}

type Groups = Record<string, string[]>

export const groupOf = (groups: Groups, item: string): string | null =>
  Object.keys(groups).find((group) => groups[group]!.includes(item)) ?? null

/** Groups with the item at the end of one of them, or in none. Empty ones are left out. */
export function withItem(groups: Groups, item: string, group: string | null): Groups {
  const entries = Object.entries(groups).map(([id, items]) => [id, without(items, item)] as const)
  const cleared: Groups = Object.fromEntries(entries.filter(([, items]) => items.length > 0))
  return group === null ? cleared : { ...cleared, [group]: [...(cleared[group] ?? []), item] }
}
