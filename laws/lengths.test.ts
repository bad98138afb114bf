import { routes } from '@school/server/modules'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readText, repositoryFiles } from './files.ts'

// A text that a contract accepts and a column does not is answered with 500. Columns are `text`; where one has a length
// (`varchar(60)`, `check (length(title) <= 60)`), no field of its name may be longer.

interface Bound {
  column: string
  most: number
}

const bounds: readonly RegExp[] = [
  /"?(\w+)"? (?:varchar|character varying|char|character)\s?\((\d+)\)/gi,
  /(?:char_|octet_)?length\(\s*(?:"?\w+"?\.)?"?(\w+)"?\s*\)\s*<=?\s*(\d+)/gi,
  /(?:char_|octet_)?length\(\s*(?:"?\w+"?\.)?"?(\w+)"?\s*\)\s*between\s+\d+\s+and\s+(\d+)/gi,
]

/** Maximum lengths of columns in a migration. */
const boundsIn = (sql: string): Bound[] =>
  bounds.flatMap((pattern) =>
    [...sql.matchAll(pattern)].map(([, column = '', most]) => ({ column, most: Number(most) })),
  )

/** Fields of a schema with their maximum lengths; `Infinity` without a bound. */
function lengthsIn(schema: unknown, field = ''): { field: string; most: number }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxLength, properties } = schema as { type?: string; maxLength?: number; properties?: object }
  const own = type === 'string' && field !== '' ? [{ field, most: maxLength ?? Infinity }] : []
  return [
    ...own,
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => lengthsIn(one, name)),
    ...Object.entries(schema).flatMap(([key, one]) => (key === 'properties' ? [] : lengthsIn(one, field))),
  ]
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields of contracts that are longer than the column of their name. */
function longerThan(columns: readonly Bound[], json: unknown): string[] {
  return lengthsIn(json).flatMap(({ field, most }) =>
    columns
      .filter(({ column, most: kept }) => column === columnOf(field) && most > kept)
      .map(({ column, most: kept }) => `${field} takes ${most}, ${column} keeps ${kept}`),
  )
}

/** Bodies whose `name` is part of a task and stored in its JSON, under the bound of the whole task. */
const namesInJson = ['ownTasks.create: name', 'ownTasks.save: name']

test('no contract accepts a longer text than the column of its name', () => {
  const columns = repositoryFiles('packages/db/migrations')
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => boundsIn(readText(file)))
  const faults = routes.flatMap(({ endpoint }) => {
    const json = endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
    return json ? longerThan(columns, json).map((fault) => `${endpoint.name}: ${fault}`) : []
  })
  expect(faults.filter((fault) => !namesInJson.some((name) => fault.startsWith(name)))).toEqual([])
  expect(namesInJson.filter((name) => !faults.some((fault) => fault.startsWith(name)))).toEqual([])
})

describe('the law', () => {
  test.each([
    ['ALTER TABLE "users" ADD COLUMN "first_name" varchar(60);', [{ column: 'first_name', most: 60 }]],
    ['CHECK (char_length("users"."first_name") <= 60)', [{ column: 'first_name', most: 60 }]],
    ['check (length(title) between 1 and 80)', [{ column: 'title', most: 80 }]],
    ['CREATE TABLE "clubs" ("title" text NOT NULL)', []],
  ])('reads %s', (sql, found) => expect(boundsIn(sql)).toEqual(found))

  const asks = (schema: z.ZodType) =>
    longerThan(
      [{ column: 'first_name', most: 60 }],
      z.toJSONSchema(z.object({ user: z.object({ firstName: schema }) })),
    )
  test('refuses a longer field, also in a list, and one without a bound', () => {
    expect(asks(z.string().max(60))).toEqual([])
    expect(asks(z.string().max(61))).toHaveLength(1)
    expect(asks(z.string().max(80).nullish())).toHaveLength(1)
    expect(asks(z.array(z.string()))).toHaveLength(1)
  })
})
