import fc from 'fast-check'
import type { Facts } from './situation.ts'

/** JSON Schema as zod writes it, as far as the contract uses it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema | false
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  format?: string
  pattern?: string
}

const mostItems = 4
const mostLetters = 40

/** A value that the schema lets through; where a fact is known by the name of a field, mostly the fact. */
export function valid(schema: Schema | false, facts: Facts): fc.Arbitrary<unknown> {
  if (schema === false) return fc.constant(undefined)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, facts)))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => valid(part, facts)))
      .map((parts) => Object.assign({}, ...(parts as object[])) as unknown)
  switch (schema.type) {
    case 'integer':
      return fc.integer(boundsOf(schema, 1))
    case 'number':
      return fc.double({ ...boundsOf(schema, 0), noNaN: true })
    case 'string':
      return text(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}, facts), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostItems, mostItems)),
      })
    case 'object':
      return record(schema, facts)
    default:
      return fc.constantFrom('', 1, null)
  }
}

const boundsOf = (schema: Schema, step: number) => ({
  min: Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? -1e6 - step) + step, -(2 ** 31)),
  max: Math.min(schema.maximum ?? (schema.exclusiveMaximum ?? 1e6 + step) - step, 2 ** 31 - 1),
})

function text({ format, pattern, minLength = 0, maxLength = mostLetters }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.nat(1000).map((n) => `grinyov-${n}@example.com`)
  const day = { min: new Date('2026-09-02'), max: new Date('2026-12-31'), noInvalidDate: true }
  if (format === 'date-time') return fc.date(day).map((date) => date.toISOString())
  if (format === 'date') return fc.date(day).map((date) => date.toISOString().slice(0, 10))
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'))
  const longest = Math.max(minLength, Math.min(maxLength, mostLetters))
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest })
}

function record(schema: Schema, facts: Facts): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(
      valid({ type: 'string', ...propertyNames }, facts) as fc.Arbitrary<string>,
      valid(additionalProperties, facts),
      { maxKeys: mostItems },
    )
  const fields = Object.entries(properties)
    .filter(([, inner]) => !('not' in inner))
    .map(([name, inner]) => {
      const made = valid(inner, facts)
      const known =
        name in facts
          ? fc.oneof({ weight: 6, arbitrary: fc.constant(facts[name]) }, { weight: 1, arbitrary: made })
          : made
      return [name, known] as const
    })
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true })
}
