import type * as z from 'zod'
import { snakeKey } from '../contract/wire.ts'
import { says } from './ru.ts'

/** What was wrong with the input, by field in wire names; `base` holds what belongs to no field. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly errors: Record<string, string[]>
  constructor(errors: Record<string, string[]>) {
    super('invalid input')
    this.errors = errors
  }
}

type Path = readonly PropertyKey[]

/** Enough to read; a body with ten thousand mistakes must not get an answer of that length. */
const mostFields = 50
const longestName = 60

const nameOf = (path: Path): string =>
  path
    .map((step) => snakeKey(String(step).slice(0, longestName).toWellFormed()))
    .join('.')
    .slice(0, longestName * 4) || 'base'

/** Mistakes by field, as they go out. */
export class Mistakes {
  readonly #errors = new Map<string, string[]>()

  add(path: Path, sentence: string): void {
    const field = nameOf(path)
    const known = this.#errors.get(field)
    if (!known && this.#errors.size >= mostFields) return
    if (!known) this.#errors.set(field, [sentence])
    else if (!known.includes(sentence)) known.push(sentence)
  }

  /** @throws InvalidInput when there are any */
  stop(): void {
    // A Map, because `__proto__` may be a name too.
    if (this.#errors.size > 0) throw new InvalidInput(Object.fromEntries(this.#errors))
  }
}

/** @throws InvalidInput */
export function refuseFor(error: z.ZodError): never {
  const mistakes = new Mistakes()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) mistakes.add([...issue.path, key], says.unknown)
    else mistakes.add(issue.path, issue.message)
  }
  mistakes.stop()
  throw error
}
