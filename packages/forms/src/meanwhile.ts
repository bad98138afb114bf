import type { Meanwhile } from '@school/kernel/contract'
import type { FieldValues } from 'react-hook-form'

/** Changes that this tab has made itself: its other forms of the same object go on from them. */
const ownChanges = new Map<string, number>()

export function noteOwnChange(object: string, from: number, to: number): void {
  if (to > from) ownChanges.set(`${object} ${from}`, to)
}

/** The version that the tab has made of `seen`, step by step; `seen` when somebody else changed it next. */
export function followOwnChanges(object: string, seen: number): number {
  let version = seen
  for (let next = ownChanges.get(`${object} ${version}`); next !== undefined;) {
    version = next
    next = ownChanges.get(`${object} ${version}`)
  }
  return version
}

/** The values of the form as they are saved now: those of its fields that the object has. */
export function savedValues<V extends FieldValues>(
  { current }: Meanwhile,
  first: V,
  fieldsOf: (current: Meanwhile['current']) => Partial<V> = (fields) => fields as Partial<V>,
): Partial<V> {
  const saved = fieldsOf(current)
  return Object.fromEntries(
    Object.keys(first).flatMap((name) => (saved[name] === undefined ? [] : [[name, saved[name]]])),
  ) as Partial<V>
}

/** The words of a saved field, where they are not those of the form. `null`: the same, or no words. */
export function savedWords(saved: unknown, typed: unknown): string | null {
  if (typeof saved !== 'string' && typeof saved !== 'number' && saved !== null) return null
  const words = String(saved ?? '')
  return words.trim() === String(typed ?? '').trim() ? null : words
}
