const n = (value: number): number => Math.round(value * 100) / 100

/**
 * Paths on a field of 100 × 100 for shares 0–1, one point in the middle of each column.
 * The line is broken where the value is not known.
 */
export function linePath(shares: readonly (number | null)[]): { line: string; area: string } {
  let line = ''
  let area = ''
  let run: string[] = []
  let start = 0
  const x = (i: number) => n(((i + 0.5) * 100) / shares.length)
  const close = (end: number) => {
    if (run.length > 0) {
      line += `M${run.join('L')}`
      area += `M${x(start)} 100L${run.join('L')}L${x(end)} 100z`
    }
    run = []
  }
  shares.forEach((share, i) => {
    if (share === null) return close(i - 1)
    if (run.length === 0) start = i
    run.push(`${x(i)} ${n((1 - share) * 100)}`)
  })
  close(shares.length - 1)
  return { line, area }
}
