interface Pace {
  /** Asked anew no sooner. */
  everyMs: number
  /** Nobody waits longer. */
  patienceMs: number
  now?: () => number
}

/**
 * An answer that costs something: asked for at most once in a while, one question at a time, and waited for only so long.
 * @returns what gives it; `undefined` while there is none
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
