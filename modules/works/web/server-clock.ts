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
