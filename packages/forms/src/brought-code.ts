import { useEffect } from 'react'

/**
 * A code that the address brings behind the sign of a fragment: it reaches no server, and the history of a common computer does not keep it.
 * @param take fills the field in
 */
export function useBroughtCode(take: (code: string) => void): void {
  useEffect(() => {
    const brought = decodeURIComponent(location.hash.slice(1))
    if (brought === '') return
    take(brought.slice(0, 40))
    history.replaceState(history.state, '', location.pathname + location.search)
    // It is brought once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
