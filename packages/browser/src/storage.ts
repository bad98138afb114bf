export const expiryPrefix = 'expires:'

const parsed = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

export interface KeptValues {
  /** The value as it was written; `null` when there is none, it has expired or its JSON is broken. */
  read(key: string): unknown
  /** @returns whether the value outlives the page: private windows may forbid it */
  write(key: string, value: unknown): boolean
  /** Keeps a value for so many seconds. */
  writeFor(key: string, value: unknown, seconds: number): boolean
  remove(key: string): void
}

/** JSON in a storage of the browser (shared-application §5, §9); `area` may throw and so may everything it gives. */
export function makeStorage(area: () => Storage, clock: () => number = Date.now): KeptValues {
  const memory = new Map<string, string>()
  const nowSeconds = () => Math.floor(clock() / 1000)

  function get(key: string): string | null {
    try {
      return memory.get(key) ?? area().getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  }
  function set(key: string, text: string): boolean {
    try {
      area().setItem(key, text)
      memory.delete(key)
      return true
    } catch {
      memory.set(key, text)
      return false
    }
  }
  function drop(key: string): void {
    memory.delete(key)
    try {
      area().removeItem(key)
    } catch {
      // What can't be reached holds nothing of ours.
    }
  }
  function remove(key: string): void {
    drop(key)
    drop(expiryPrefix + key)
  }

  return {
    remove,
    read(key) {
      const text = get(key)
      if (text === null) return null
      const expiresAt = get(expiryPrefix + key)
      const found = parsed(text)
      if (found && (expiresAt === null || Number(expiresAt) > nowSeconds())) return found.value
      remove(key)
      return null
    },
    write(key, value) {
      drop(expiryPrefix + key)
      return set(key, JSON.stringify(value))
    },
    writeFor(key, value, seconds) {
      const isKept = set(expiryPrefix + key, String(nowSeconds() + seconds))
      return set(key, JSON.stringify(value)) && isKept
    },
  }
}

/** The local storage of this browser; on the server it holds nothing. */
export const storage = /* @__PURE__ */ makeStorage(() => localStorage)
