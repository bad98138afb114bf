/**
 * The server's time as the browser knows it. A reply is late by its way here, so the largest difference that was
 * ever seen is the nearest to the truth; the device's own clock may show anything.
 */
let aheadMs: number | null = null

export const serverClock = {
  observe(serverNow: string): void {
    const ahead = Date.parse(serverNow) - Date.now()
    aheadMs = aheadMs === null ? ahead : Math.max(aheadMs, ahead)
  },
  now: (): number => Date.now() + (aheadMs ?? 0),
  /** For a device whose clock was set anew: what was known of it is wrong. */
  setAnew(serverNow: string): void {
    aheadMs = Date.parse(serverNow) - Date.now()
  },
  /** For tests. */
  forget(): void {
    aheadMs = null
  },
}

/** Said aloud and shown once, whatever else is on the screen. */
const warningMinutes = [10, 5, 1]

export const secondsLeft = (deadlineAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadlineAt) - now) / 1000))

/** The warning that is due: in minutes, from the moment it is reached until the next one; nothing before the first. */
export const warningAt = (seconds: number): number | null =>
  warningMinutes.filter((minutes) => seconds <= minutes * 60).at(-1) ?? null

/** Whole minutes by which a deadline was moved on; 0 when it was not. */
export const minutesAdded = (before: string | null, after: string | null): number =>
  before && after ? Math.max(0, Math.round((Date.parse(after) - Date.parse(before)) / 60_000)) : 0
