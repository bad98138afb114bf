import { useRouteLoaderData } from 'react-router'
import { type Packed, unpack } from './packed.ts'

/** What the loader of `root.tsx` has packed; `null` on an error page that the server could not introduce. */
export function useRootData<T>(): T | null {
  const packed = useRouteLoaderData('root') as Packed<T> | undefined
  return packed ? unpack(packed) : null
}
