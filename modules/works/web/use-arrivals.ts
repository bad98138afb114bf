import { useRef } from 'react'

/** @returns says once for each task that it is on the screen, and whether one has come to it by a press and not with the page */
export function useArrivals(): () => boolean {
  const wasShown = useRef(false)
  return () => {
    const came = wasShown.current
    wasShown.current = true
    return came
  }
}
