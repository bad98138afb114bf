import { normaliseText } from '@school/texts'
import { camelKey } from '../contract/wire.ts'
import { InvalidInput, Mistakes } from './invalid-input.ts'
import { says } from './ru.ts'

/** The longest form is six deep: the recursions over what was sent are safe within this bound. */
const deepest = 32
/** PostgreSQL refuses values below its own smallest number; no measurement needs them. */
const smallest = 1e-30
/** A class of a thousand pupils is ten thousand values. */
const mostValues = 50_000

/** Bounds the nesting and the size of a body before anybody goes through it. @throws InvalidInput */
export function checkBounds(body: unknown): void {
  let level: unknown[] = [body]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new InvalidInput({ base: [says.tooDeep] })
    const next: unknown[] = []
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue
      for (const inner of Object.values(value)) next.push(inner)
    }
    values += next.length
    if (values > mostValues) throw new InvalidInput({ base: [says.tooMany] })
    level = next
  }
}

/**
 * What was sent, in our names and fit to be kept: texts are in one form (NFC) without invisible signs, and nothing is
 * there for which PostgreSQL has no place. `checkBounds` has been there before. @throws InvalidInput by the name of the field
 */
export function legible(sent: unknown): unknown {
  const mistakes = new Mistakes()
  const made = cleaned(sent, [], mistakes)
  mistakes.stop()
  return made
}

type Path = readonly (string | number)[]

function cleaned(value: unknown, path: Path, mistakes: Mistakes): unknown {
  if (typeof value === 'string') return cleanedText(value, path, mistakes)
  if (typeof value === 'number') {
    // 1e400 is read as Infinity, and -0 is another number to a database than to a person.
    if (!Number.isFinite(value)) mistakes.add(path, says.numberTooBig)
    return Math.abs(value) < smallest ? 0 : value
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item, index) => cleaned(item, [...path, index], mistakes))
  const made: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const name = camelKey(cleanedText(key, path, mistakes))
    const step = cleaned(inner, [...path, name], mistakes)
    // An assignment to `__proto__` would set the prototype.
    if (name === '__proto__') Object.defineProperty(made, name, { value: step, enumerable: true })
    else made[name] = step
  }
  return made
}

function cleanedText(text: string, path: Path, mistakes: Mistakes): string {
  if (text.includes('\0')) mistakes.add(path, says.nul)
  return normaliseText(text, 'text')
}
