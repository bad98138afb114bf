import { makeStorage } from '@school/browser'
import { useSyncExternalStore } from 'react'
import { clockOf, type FocusClock, fresh, tick } from './focus-clock.ts'

// Of this tab: two tabs are two people's patience.
const kept = /* @__PURE__ */ makeStorage(() => sessionStorage)
const key = 'focus'
const listeners = new Set<() => void>()
let known: FocusClock | undefined

/** What was kept by another page of this tab; of a phase that has ended meanwhile, what came of it. */
const readClock = (): FocusClock => (known ??= tick(clockOf(kept.read(key)), Date.now()))

export function putClock(clock: FocusClock): void {
  known = clock
  kept.write(key, clock)
  listeners.forEach((listen) => listen())
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** On the server, and until hydration, it is stopped at the beginning. */
export const useClock = (): FocusClock => useSyncExternalStore(subscribe, readClock, () => fresh)
