const dayMs = 86_400_000

/** @param day `2026-11-20` */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
