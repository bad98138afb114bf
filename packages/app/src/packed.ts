import { useRouteLoaderData } from 'react-router'

/**
 * Data of a loader as one text. The router writes its own format, which names every key and value by a number: for a
 * page's worth of data that costs the server more than asking the database for it.
 */
export interface Packed<T> {
  readonly text: string
  /** Never there: the type of what is packed. */
  readonly of?: T
}

const opened = new WeakMap<Packed<unknown>, unknown>()

/** @param value JSON and nothing else */
export function pack<T>(value: T): Packed<T> {
  const packed = { text: JSON.stringify(value) }
  opened.set(packed, value)
  return packed
}

/** The same object for the same pack; on the server that which was packed. */
export function unpack<T>(packed: Packed<T>): T {
  if (!opened.has(packed)) opened.set(packed, JSON.parse(packed.text))
  return opened.get(packed) as T
}

/** What the loader of `root.tsx` has packed; `null` on an error page that the server could not introduce. */
export function useRootData<T>(): T | null {
  const packed = useRouteLoaderData('root') as Packed<T> | undefined
  return packed ? unpack(packed) : null
}
