import { useEffect, useState } from 'react'

/** The value as it is after it has not changed for a while. */
export function useDebounced(value: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return debounced
}
