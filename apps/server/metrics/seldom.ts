interface Pace {
  /** Minimum interval between calls of `ask`. */
  everyMs: number
  /** Longest wait of a caller. */
  patienceMs: number
  now?: () => number
}

/**
 * Limits an expensive call: made at most once per interval, one at a time, and waited for no longer than `patienceMs`.
 * @returns a reader of the last answer; `undefined` while there is none
 */
export function seldom<T>(
  ask: () => Promise<T>,
  { everyMs, patienceMs, now = () => performance.now() }: Pace,
): () => Promise<T | undefined> {
  let known: T | undefined
  let asking: Promise<void> | undefined
  let askedAt = -Infinity
  return async () => {
    if (!asking && now() - askedAt >= everyMs) {
      askedAt = now()
      known = undefined
      asking = ask()
        .then(
          (answer) => void (known = answer),
          () => {},
        )
        .finally(() => (asking = undefined))
    }
    const leftMs = askedAt + patienceMs - now()
    if (asking && leftMs > 0) await Promise.race([asking, later(leftMs)])
    return known
  }
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())
