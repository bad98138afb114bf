import { useRef } from 'react'

/** @returns a function that a shown task calls once: `true` when it was opened by in-page navigation and not by loading the page */
export function useArrivals(): () => boolean {
  const wasShown = useRef(false)
  return () => {
    const isArrival = wasShown.current
    wasShown.current = true
    return isArrival
  }
}
