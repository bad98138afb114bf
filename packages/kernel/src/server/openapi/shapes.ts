import * as z from 'zod'
import type { ErrorCatalogue } from '../../contract/errors.ts'
import { snakeKey } from '../../contract/wire.ts'

export type Json = Record<string, unknown>

/** What a module has published: the exports of its contract, by name. */
export interface ModuleContract {
  readonly module: string
  /** Description of the module, a sentence or two. */
  readonly about: string
  readonly exports: Readonly<Record<string, unknown>>
}

const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodType

const isCatalogue = (value: unknown): value is ErrorCatalogue =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (said) => typeof said === 'object' && said !== null && 'status' in said && 'text' in said,
  )

/** `exam-rehearsals` -> `ExamRehearsals`. */
const titleOf = (module: string): string =>
  module.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isEndpoint = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'path' in value && 'audience' in value

/** `Olympiads`: the first word of the names of endpoints of a contract, which several modules may share; otherwise the name of the module. */
const prefixOf = ({ module, exports }: ModuleContract): string =>
  titleOf(Object.values(exports).find(isEndpoint)?.name.split('.')[0] ?? module)

/**
 * A shape is named as its contract exports it; where two modules use one name for two shapes, the first word of
 * the names of their endpoints is prefixed.
 * @returns name by shape
 */
export function namesOf(contracts: readonly ModuleContract[]): Map<z.ZodType, string> {
  const published = contracts.flatMap((contract) => {
    const prefix = prefixOf(contract)
    return Object.entries(contract.exports).flatMap(([name, shape]) =>
      isShape(shape) ? [{ prefix, name, shape }] : [],
    )
  })
  const byName = Map.groupBy(published, ({ name }) => name)
  const names = new Map<z.ZodType, string>()
  for (const { prefix, name, shape } of published) {
    const isAmbiguous = new Set(byName.get(name)!.map((other) => other.shape)).size > 1
    if (!names.has(shape)) names.set(shape, isAmbiguous ? prefix + name : name)
  }
  return names
}

/** Every refusal that the contracts know, by its code. */
export const refusalsOf = (contracts: readonly ModuleContract[]): ErrorCatalogue =>
  Object.assign(
    {},
    ...contracts.flatMap(({ exports }) => Object.values(exports).filter(isCatalogue)),
  ) as ErrorCatalogue

type Way = 'input' | 'output'

/** Noise of the schema library: the bounds of any whole number, the pattern of a date. */
const isNoise = (key: string, value: unknown, schema: Json, way: Way): boolean =>
  value === Number.MAX_SAFE_INTEGER ||
  value === Number.MIN_SAFE_INTEGER ||
  (key === 'pattern' && 'format' in schema) ||
  // A reply may get a new field tomorrow: who reads it must not stumble.
  (key === 'additionalProperties' && value === false && way === 'output')

/** The names of the wire, and where to look for what has a name. */
function asOnWire(schema: unknown, way: Way): unknown {
  if (Array.isArray(schema)) return schema.map((item) => asOnWire(item, way))
  if (schema === null || typeof schema !== 'object') return schema
  const entries = Object.entries(schema).filter(([key, value]) => !isNoise(key, value, schema as Json, way))
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'properties') {
        const properties = Object.entries(value as Json)
        return [key, Object.fromEntries(properties.map(([name, v]) => [snakeKey(name), asOnWire(v, way)]))]
      }
      if (key === 'required') return [key, (value as string[]).map(snakeKey)]
      if (key === '$ref') return [key, String(value).replace('#/$defs/', `#/${way}/`)]
      if (key === 'default' || key === 'enum' || key === 'const') return [key, value]
      return [key, asOnWire(value, way)]
    }),
  )
}

const referencesOf = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/input\/(\w+)"/g)].map(([, name]) => name!)

const bare = (schema: unknown): string => JSON.stringify(schema).replaceAll('"#/output/', '"#/input/')

/** Turns shapes into schemas of the wire. A shape with a name is written down once, and the rest refer to it. */
export class Schemas {
  readonly #names = z.registry<{ id: string }>()
  readonly #written: Record<Way, Json> = { input: {}, output: {} }

  constructor(names: ReadonlyMap<z.ZodType, string>) {
    for (const [shape, id] of names) this.#names.add(shape, { id })
  }

  of(shape: z.ZodType, way: Way): Json {
    const made = z.toJSONSchema(shape, { io: way, unrepresentable: 'any', metadata: this.#names })
    const { $schema: _, $defs = {}, ...schema } = made as Json
    Object.assign(this.#written[way], asOnWire($defs, way))
    return asOnWire(schema, way) as Json
  }

  /** The schema itself, where a reference is not allowed. */
  inline(shape: z.ZodType, way: Way): Json {
    const schema = this.of(shape, way)
    const name = String(schema['$ref'] ?? '').replace(`#/${way}/`, '')
    return name === '' ? schema : (this.#written[way][name] as Json)
  }

  /**
   * The document with the schemas it refers to. What is sent and what is answered under one name may differ (a default is always answered
   * and need not be sent): then the sent one is called `…Input`.
   */
  complete(document: Json, others: Json): Json {
    const { input, output } = this.#written
    const differing = new Set(
      Object.keys(input).filter((name) => output[name] && bare(input[name]) !== bare(output[name])),
    )
    for (let before = -1; before < differing.size;) {
      before = differing.size
      for (const name of Object.keys(input))
        if (output[name] && referencesOf(input[name]).some((other) => differing.has(other)))
          differing.add(name)
    }
    const sent = Object.entries(input).map(([name, schema]) => [
      differing.has(name) ? `${name}Input` : name,
      schema,
    ])
    const schemas = { ...Object.fromEntries(sent), ...output, ...others } as Json
    const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const text = JSON.stringify({
      ...document,
      components: { ...(document['components'] as Json), schemas: sorted },
    })
    return JSON.parse(
      text.replace(
        /"#\/(input|output)\/(\w+)"/g,
        (_, way: Way, name: string) =>
          `"#/components/schemas/${name}${way === 'input' && differing.has(name) ? 'Input' : ''}"`,
      ),
    ) as Json
  }
}
