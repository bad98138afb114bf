import { setImmediate } from 'node:timers/promises'

/** The longest time that one piece of work may block the event loop. */
const mostMs = 10

/** @returns what is called between pieces of long work: others have their turn when it has taken a moment */
export function resting(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < mostMs) return
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}
