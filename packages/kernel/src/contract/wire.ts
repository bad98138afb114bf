/** camelCase in code, snake_case on the wire. Names come from schemas and are few; what strangers send may fill no memory. */
const memoLimit = 5000
const longestName = 60

/** Only names are converted: ids used as keys (gap «1», option «a-b») stay as they are. */
const isName = /^[a-z][a-zA-Z0-9_]*$/

function remembering(convert: (name: string) => string): (key: string) => string {
  const known = new Map<string, string>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = isName.test(key) ? convert(key) : key
    if (known.size < memoLimit && key.length <= longestName) known.set(key, made)
    return made
  }
}

export const snakeKey = remembering((name) =>
  name.replace(/[A-Z]|(?<=[a-z])\d+/g, (c) => `_${c.toLowerCase()}`),
)

export const camelKey = remembering((name) => name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase()))

function convertKeys(value: unknown, convert: (key: string) => string): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert))
  const proto: unknown = Object.getPrototypeOf(value)
  // Fastify's query and params objects have a null prototype; dates and other classes pass untouched.
  if (proto !== Object.prototype && proto !== null) return value
  const made: Record<string, unknown> = {}
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key]
    made[convert(key)] = inner !== null && typeof inner === 'object' ? convertKeys(inner, convert) : inner
  }
  return made
}

export const toWire = (value: unknown): unknown => convertKeys(value, snakeKey)
export const fromWire = (value: unknown): unknown => convertKeys(value, camelKey)
