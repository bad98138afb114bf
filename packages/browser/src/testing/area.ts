/** A storage of the browser without a browser. */
export function fakeArea(entries: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The storage of a private window: even asking for it throws. */
export const forbiddenArea = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
