/** Whole, of what there is; `null` of nothing. */
export const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length)
