/** Whole percents of what is done: neither 100 while something is left, nor 0 when something is done. */
export function percentOf({ done, total }: { done: number; total: number }): number {
  if (total === 0 || done === 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.max(1, Math.round((100 * done) / total)))
}

/** The sum of one number over rows. */
export const sumOf = <Row>(rows: readonly Row[], number: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + number(row), 0)
