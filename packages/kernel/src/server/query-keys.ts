import * as z from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { isWholeList, WholeListPaging } from '../contract/list.ts'
import { Mistakes } from './invalid-input.ts'
import { says } from './ru.ts'

type Shape = z.core.$ZodType

/** Names that a schema of a query takes; `null` when it takes any. */
function namesIn(schema: Shape): Set<string> | null {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'object':
      return def.catchall && def.catchall._zod.def.type !== 'never' ? null : new Set(Object.keys(def.shape))
    case 'default':
    case 'prefault':
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'catch':
      return namesIn(def.innerType)
    case 'pipe':
      return namesIn(def.in._zod.def.type === 'transform' ? def.out : def.in)
    case 'intersection':
      return inAnyOf([def.left, def.right])
    case 'union':
      return inAnyOf(def.options)
    default:
      return null
  }
}

function inAnyOf(schemas: readonly Shape[]): Set<string> | null {
  const all = new Set<string>()
  for (const schema of schemas) {
    const names = namesIn(schema)
    if (names === null) return null
    for (const name of names) all.add(name)
  }
  return all
}

/** A parent names the child by it, wherever (decision 060). */
const always = ['childId']

const known = new WeakMap<Endpoint, Set<string> | null>()

function knownKeysOf(endpoint: Endpoint): Set<string> | null {
  let keys = known.get(endpoint)
  if (keys === undefined) {
    keys = endpoint.query ? namesIn(endpoint.query) : new Set()
    for (const key of always) keys?.add(key)
    if (isWholeList(endpoint)) for (const key of Object.keys(WholeListPaging.shape)) keys?.add(key)
    known.set(endpoint, keys)
  }
  return keys
}

/**
 * Refuses keys that the endpoint does not know: ignoring a mistyped filter would return the wrong rows. Outside of `/api/`
 * addresses belong to pages, and links to them carry tracking parameters.
 * @throws InvalidInput
 */
export function refuseUnknownKeys(endpoint: Endpoint, query: unknown): void {
  if (!endpoint.path.startsWith('/api/')) return
  const keys = knownKeysOf(endpoint)
  if (keys === null || typeof query !== 'object' || query === null) return
  const mistakes = new Mistakes()
  for (const key of Object.keys(query)) if (!keys.has(key)) mistakes.add([key], says.unknown)
  mistakes.stop()
}
