import type { ContentReader } from './reader.ts'
import { says } from './ru.ts'

/** How things of the content are called in addresses and by one another. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

export interface Numbered {
  /** As in the name. */
  number: number
  key: string
  name: string
}

/** Splits names such as `01-key` into number and key, in the order of numbers; reports names of another form. */
export function numbered(
  names: readonly string[],
  folder: string,
  reader: ContentReader,
  complaint: (name: string) => string,
) {
  const taken = new Map<number, string>()
  const keys = new Set<string>()
  const found: Numbered[] = []
  for (const name of names) {
    const [, digits, key = ''] = /^(\d{2})-(.+?)(?:\.md)?$/.exec(name) ?? []
    const file = `${folder}/${name}`
    if (digits === undefined || !keyPattern.test(key)) {
      reader.error(file, 1, complaint(name))
      continue
    }
    const number = Number(digits)
    const other = taken.get(number)
    if (other !== undefined) reader.error(file, 1, says.sameNumber(number, other))
    if (keys.has(key)) reader.error(file, 1, says.sameKey(key))
    taken.set(number, name)
    keys.add(key)
    found.push({ number, key, name })
  }
  return found.toSorted((a, b) => a.number - b.number)
}
