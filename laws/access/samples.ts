import * as z from 'zod'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  /** Of a tuple. */
  prefixItems?: Schema[]
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  format?: string
  pattern?: string
}

/** The value of a body field that has the name of an object of the path: `userId`, and `userIds` with one id. */
type Names = Record<string, unknown>

function textOf({ format, minLength = 0, maxLength = 40 }: Schema): string {
  if (format === 'date') return '2026-12-01'
  if (format === 'date-time') return '2026-12-01T09:00:00Z'
  if (format === 'uuid') return '00000000-0000-4000-8000-00000000000a'
  return 'knock-knock'.padEnd(minLength, '-').slice(0, maxLength)
}

function sampleOf(schema: Schema, names: Names): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return ways.some(({ type }) => type === 'null') ? null : sampleOf(ways[0]!, names)
  if (schema.type === 'object') return fieldsOf(schema, names)
  if (schema.prefixItems) return schema.prefixItems.map((item) => sampleOf(item, names))
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items!, names))
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1)
  return schema.type === 'boolean' ? false : null
}

const hours: Record<string, string> = { startsAt: '16:00', endsAt: '18:00', time: '16:00' }

function fieldsOf({ properties = {}, required = [] }: Schema, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => {
      if (name in names) return [name, names[name]]
      if (name === 'email') return [name, 'nobody@smekalka.example']
      // Of a class, in a form that may be typed.
      if (name === 'letter' || name === 'letters') return [name, 'А']
      if (name === 'path') return [name, '/about']
      if (name === 'phone') return [name, '+7 912 345-67-89']
      // Of eight unambiguous characters; it does not exist.
      if (name === 'code' && properties[name]?.type === 'string')
        return [name, 'ABCD2345'.slice(0, properties[name].maxLength)]
      // Hours of a day, with the beginning before the end; instants have a format instead.
      if (properties[name]?.pattern && name in hours) return [name, hours[name]]
      const one = name.replace(/s$/, '')
      return [name, one in names ? [names[one]] : sampleOf(properties[name] ?? {}, names)]
    }),
  )
}

/** A body or a query of a contract with the required fields only, naming the objects of the path where possible. */
export function sampleFor(schema: z.ZodType | undefined, names: Names): Record<string, unknown> | undefined {
  if (!schema || schema instanceof z.ZodUndefined) return undefined
  return sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, names) as Record<
    string,
    unknown
  >
}
