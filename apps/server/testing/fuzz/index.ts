import type { Route } from '@school/kernel/server'
import { snakeKey, toWire } from '@school/kernel/contract'
import type { GeneratorValue } from 'fast-check'
import * as z from 'zod'
import type { Person, Reply } from '../person.ts'
import type { Situation } from './situation.ts'
import { oneOf, type Sketch, spoilOne, writeJson } from './spoiling.ts'
import { type Schema, valid } from './valid.ts'
import { formWith } from '../form-with.ts'
import { faultOf } from './verdict.ts'

export { reachContexts } from './contexts.ts'

/** An operation of the contract with the shapes of what may be sent to it. */
interface Operation {
  name: string
  method: string
  path: string
  params: readonly string[]
  query: Schema | null
  body: Schema | null
  /** Names of all fields of the body. */
  fields: readonly string[]
  isUpload: boolean
  fileField: string | undefined
}

const fieldsIn = ({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]),
  ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap(fieldsIn),
]

const schemaOf = (shape: z.ZodType | undefined): Schema | null =>
  shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema) : null

export const operationOf = ({ endpoint }: Route): Operation => ({
  name: endpoint.name,
  method: endpoint.method,
  path: endpoint.path,
  params: [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
  query: schemaOf(endpoint.query),
  body: schemaOf(endpoint.body),
  fields: fieldsIn(schemaOf(endpoint.body) ?? {}),
  isUpload: endpoint.fileBytes !== undefined,
  fileField: endpoint.fileField,
})

/** Operations that succeed without a body and end the session that all other requests of a person need: sent with a wrong token. */
const endsSession = new Set(['accounts.signOut', 'profiles.departMe'])

export interface Attempt {
  operation: string
  spoilt: string
  person: Person
  sketch: Sketch
}

/** A request to an operation by somebody who is at a fitting place, with one thing spoilt. */
export function draw(
  operations: readonly Operation[],
  situations: readonly Situation[],
  g: GeneratorValue,
): Attempt {
  const operation = oneOf(g, operations)
  const fitting = situations.filter(({ facts }) => operation.params.every((name) => name in facts))
  const able = fitting.length > 0 ? fitting : situations
  // Half of the time a situation that knows most of the fields: a code is sent by its owner.
  const known = (one: Situation) => operation.fields.filter((name) => name in one.facts).length
  const most = Math.max(...able.map(known))
  const { person, facts } = oneOf(g, oneOf(g, [able, able.filter((one) => known(one) === most)]))
  const query = operation.query ? (g(valid, operation.query, facts) as Record<string, unknown>) : {}
  const sketch: Sketch = {
    method: operation.method,
    path: operation.path,
    params: Object.fromEntries(operation.params.map((name) => [name, String(facts[name] ?? 1)])),
    query: Object.entries(query).flatMap(([name, value]) => written(snakeKey(name), value)),
    body: operation.body ? structuredClone(toWire(g(valid, operation.body, facts))) : undefined,
    headers: {},
  }
  if (operation.fileField) sketch.raw = formWith(operation.fileField, 'Решение')
  else if (operation.isUpload) sketch.raw = { type: 'application/octet-stream', text: 'Решение' }
  if (endsSession.has(operation.name)) sketch.headers['x-csrf-token'] = 'spare'
  return { operation: operation.name, spoilt: spoilOne(sketch, g), person, sketch }
}

/** `{ gradeEq: 7 }` of `q` -> `q[grade_eq]=7`. */
function written(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.map((item) => [name, String(item)])
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => written(`${name}[${snakeKey(key)}]`, inner))
  return [[name, String(value)]]
}

const addressOf = ({ path, params, query }: Sketch): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name]!)
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return search ? `${filled}?${search}` : filled
}

const rawOf = ({ raw, body }: Sketch) =>
  raw ?? (body === undefined ? undefined : { type: 'application/json', text: writeJson(body) })

export async function send({ person, sketch }: Attempt): Promise<Reply> {
  const raw = rawOf(sketch)
  return person.send(sketch.method, addressOf(sketch), undefined, {
    headers: sketch.headers,
    ...(raw ? { raw } : {}),
  })
}

/** What to type to see it again. */
export function asCommand({ person, sketch, spoilt, operation }: Attempt): string {
  const raw = rawOf(sketch)
  const headers = { ...sketch.headers, ...(raw ? { 'content-type': raw.type } : {}) }
  const options = Object.entries(headers).map(
    ([name, value]) => ` -H ${JSON.stringify(`${name}: ${value.slice(0, 200)}`)}`,
  )
  const data = raw ? ` --data-raw ${JSON.stringify(raw.text.slice(0, 1000))}` : ''
  return `${operation} as ${person.name}, ${spoilt} spoilt: curl -X ${sketch.method} ${JSON.stringify(addressOf(sketch).slice(0, 600))}${options.join('')}${data}`
}

export { faultOf }
