import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(tell: () => void): () => void {
  const begin = () => {
    isPrinting = true
    tell()
  }
  const end = () => {
    isPrinting = false
    tell()
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/** Paper has no window: all that a table has is drawn before it is printed, and a store outside is told of at once. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
