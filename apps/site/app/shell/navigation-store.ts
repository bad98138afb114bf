import { useSyncExternalStore } from 'react'
import { closedNavigation, navigate, type NavigationEvent, type NavigationState } from './menu-state.ts'

let state = closedNavigation
const listeners = new Set<() => void>()

/** Dispatches an event to the header; tours and pages may do it too. Browser only: on the server everything is closed. */
export function dispatchNavigation(event: NavigationEvent): void {
  const next = navigate(state, event)
  if (next === state) return
  state = next
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

export const useNavigationState = (): NavigationState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closedNavigation,
  )
