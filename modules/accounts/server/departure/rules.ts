const dayMs = 24 * 3600_000

/** So long whoever has left may change their mind. */
export const regretDays = 30

export const erasedOn = (leavingAt: Date): Date => new Date(leavingAt.getTime() + regretDays * dayMs)

/** Whoever left before this instant is erased now. */
export const leftBefore = (now: Date): Date => new Date(now.getTime() - regretDays * dayMs)

/** Whoever began without a form before this instant, and has not been seen since, is erased now. */
export const guestsBefore = (now: Date, keptMonths: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  return before
}
