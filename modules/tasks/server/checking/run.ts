/** The longest run of neighbours that two orders share. */
export function longestRun(given: readonly string[], wanted: readonly string[]): readonly string[] {
  let best: readonly string[] = []
  for (let from = 0; from < given.length; from++) {
    const start = wanted.indexOf(given[from]!)
    if (start < 0) continue
    let length = 1
    while (from + length < given.length && given[from + length] === wanted[start + length]) length++
    if (length > best.length) best = given.slice(from, from + length)
  }
  return best
}

/** Everything for the very order; else the share of joints that the longest run keeps. A lonely piece keeps none. */
export function shareOfRun(
  run: readonly string[],
  given: readonly string[],
  wanted: readonly string[],
): number {
  const joints = Math.max(given.length, wanted.length) - 1
  return joints > 0 ? Math.max(0, run.length - 1) / joints : Number(run.length > 0)
}
