import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const noEvents = () => () => {}

/** The part of the address after «#»; empty in the page that came from the server, which never learns it. */
export function useHash(): string {
  // Every walk within the site renders anew, and then the address is read.
  useLocation()
  return useSyncExternalStore(
    noEvents,
    () => window.location.hash,
    () => '',
  )
}
