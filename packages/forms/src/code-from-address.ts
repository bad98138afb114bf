import { useEffect } from 'react'

/**
 * A code in the fragment of the address: it reaches no server, and it is removed from the history of a shared computer.
 * @param take fills the field in
 */
export function useCodeFromAddress(take: (code: string) => void): void {
  useEffect(() => {
    const found = decodeURIComponent(location.hash.slice(1))
    if (found === '') return
    take(found.slice(0, 40))
    history.replaceState(history.state, '', location.pathname + location.search)
    // The fragment is read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
