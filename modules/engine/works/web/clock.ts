/**
 * The server's time as estimated by the browser. Replies are delayed on their way, so the largest difference
 * ever seen is the most accurate one; the device's own clock may be wrong.
 */
let aheadMs: number | null = null

export const serverClock = {
  observe(serverNow: string): void {
    const ahead = Date.parse(serverNow) - Date.now()
    aheadMs = aheadMs === null ? ahead : Math.max(aheadMs, ahead)
  },
  now: (): number => Date.now() + (aheadMs ?? 0),
  /** Resets the estimate after the device's clock was changed. */
  reset(serverNow: string): void {
    aheadMs = Date.parse(serverNow) - Date.now()
  },
  /** For tests. */
  forget(): void {
    aheadMs = null
  },
}

/** Announced to screen readers and shown once, on any screen. */
const warningMinutes = [10, 5, 1]

export const secondsLeft = (deadlineAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadlineAt) - now) / 1000))

/** The current warning in minutes, from the moment it is reached until the next one; nothing before the first. */
export const warningAt = (seconds: number): number | null =>
  warningMinutes.filter((minutes) => seconds <= minutes * 60).at(-1) ?? null

/** Whole minutes by which a deadline was extended; 0 when it was not. */
export const minutesAdded = (before: string | null, after: string | null): number =>
  before && after ? Math.max(0, Math.round((Date.parse(after) - Date.parse(before)) / 60_000)) : 0
