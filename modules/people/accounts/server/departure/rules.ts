const dayMs = 24 * 3600_000

/** A closed account can be restored for this number of days. */
export const regretDays = 30

export const erasedOn = (leavingAt: Date): Date => new Date(leavingAt.getTime() + regretDays * dayMs)

/** Accounts closed before this instant are erased now. */
export const leftBefore = (now: Date): Date => new Date(now.getTime() - regretDays * dayMs)

/** Auto-registered accounts created before this instant, and not visited since, are erased now. */
export const guestsBefore = (now: Date, keptMonths: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  return before
}
