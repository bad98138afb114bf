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
  /** For tests, and for a device whose clock was set anew. */
  forget(): void {
    aheadMs = null
  },
}
