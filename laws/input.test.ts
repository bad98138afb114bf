import { routes } from '@school/server/modules'
import { expect, test } from 'vitest'
import * as z from 'zod'

// Input without its own bound is bounded by a database column, and exceeding that answers with 500.

interface Schema {
  type?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  format?: string
  enum?: unknown
  const?: unknown
  pattern?: string
}

const int4 = 2 ** 31

const isNumberWithoutBounds = ({ type, minimum, exclusiveMinimum, maximum }: Schema): boolean =>
  (type === 'integer' || type === 'number') &&
  !((minimum ?? exclusiveMinimum ?? -Infinity) >= -int4 && (maximum ?? Infinity) < int4)

const isTextWithoutBounds = (schema: Schema): boolean =>
  schema.type === 'string' &&
  ['maxLength', 'format', 'enum', 'const', 'pattern'].every((bound) => !(bound in schema))

function unboundedIn(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isUnbounded = isNumberWithoutBounds(schema) || isTextWithoutBounds(schema)
  return [
    ...(isUnbounded ? [place] : []),
    ...Object.entries(schema).flatMap(([key, inner]) =>
      unboundedIn(inner, key === 'properties' ? place : `${place}.${key}`),
    ),
  ]
}

test('every number of a request fits a column, and every text has a maximum length', () => {
  const unbounded = routes.flatMap(({ endpoint }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part]
      const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      return unboundedIn(json, `${endpoint.name} ${part}`)
    }),
  )
  expect(unbounded).toEqual([])
})
