import { camelKey } from '../contract/wire.ts'

const filter = /^q\[([a-zA-Z0-9_]{1,60})\](\[\])?$/

type Parsed = Record<string, unknown>

// No prototype: `constructor=1` is a name like any other.
const empty = (): Parsed => Object.create(null) as Parsed

function put(into: Parsed, name: string, value: string): void {
  const known = into[name]
  if (Array.isArray(known)) known.push(value)
  else into[name] = known === undefined ? value : [known, value]
}

/**
 * Query string as the specification writes it: `q[field_eq]` and `q[fieldEq]` are one filter,
 * a repeated name (or `name[]`) makes a list. Names come out in camelCase.
 * Never throws: it runs during routing, outside of error handling.
 */
export function parseQueryString(text: string): Parsed {
  const parsed = empty()
  let filters: Parsed | null = null
  for (const [name, value] of new URLSearchParams(text)) {
    const match = filter.exec(name)
    if (match) put((filters ??= empty()), camelKey(match[1]!), value)
    else put(parsed, camelKey(name.replace(/\[\]$/, '')), value)
  }
  // Filters win over a plain `q`: an endpoint has either filters or a text to search for.
  if (filters) parsed['q'] = filters
  return parsed
}
