import { routes } from '@school/server/rooms'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

// One syntax of lists (school-portal §7): `q[fieldEq]`, `q[s]`, `page`, `limit`. A list that reads it by itself takes what it does not know for nothing, and shows what was not asked for.

type Query = z.ZodType | undefined

const keysOf = (query: Query): Record<string, { type?: string; properties?: object }> =>
  query === undefined
    ? {}
    : ((z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties as never) ?? {})

const predicate = /[a-z](Eq|NotEq|In|NotIn|Lt|Lteq|Gt|Gteq|Cont)$/

/** Names of filters that say no comparison; the sort is said by `s`. */
const namelessIn = (query: Query): string[] =>
  Object.keys(keysOf(query)['q']?.properties ?? {}).filter((name) => name !== 's' && !predicate.test(name))

/** Whether a query is refused for this key, whatever else it lacks. */
const refuses = (query: z.ZodType, key: string, given: unknown): boolean =>
  query.safeParse({ [key]: given }).error?.issues.some(({ path }) => path[0] === key) ?? false

const isStrict = (query: z.ZodType): boolean =>
  [{ ofNothingEq: '1' }, { s: 'password asc' }, { s: 'id' }].every((filters) => refuses(query, 'q', filters))

const isPaged = (query: z.ZodType): boolean =>
  ['0', 'x'].every((page) => refuses(query, 'page', page)) &&
  ['0', '101'].every((limit) => refuses(query, 'limit', limit))

const lists = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, query }) => method === 'GET' && query !== undefined)

/** A search is asked by words, `q=дроби`, as searches are. */
const filtered = lists.filter(({ query }) => keysOf(query)['q']?.type !== 'string' && 'q' in keysOf(query))
const paged = lists.filter(({ query }) => 'limit' in keysOf(query))

test('every filter says its field and how it is compared', () => {
  expect(filtered.length).toBeGreaterThan(30)
  expect(filtered.flatMap(({ path, query }) => namelessIn(query).map((name) => `${path}: ${name}`))).toEqual(
    [],
  )
})

test('a filter or an order that a list does not have is refused', () => {
  expect(filtered.filter(({ query }) => !isStrict(query!)).map(({ path }) => path)).toEqual([])
})

test('pages begin with the first and are no longer than a hundred', () => {
  expect(paged.length).toBeGreaterThan(20)
  expect(paged.filter(({ query }) => !isPaged(query!)).map(({ path }) => path)).toEqual([])
})

test('a list of the portal takes nothing but its filters, its page, relations and a format', () => {
  const own = new Set(['q', 'page', 'limit', 'with', 'format', 'table'])
  const strange = lists
    .filter(
      ({ path, query }) => path.startsWith('/api/wk/') && ('q' in keysOf(query) || 'page' in keysOf(query)),
    )
    .flatMap(({ path, query }) =>
      Object.keys(keysOf(query))
        .filter((key) => !own.has(key))
        .map((key) => `${path}: ${key}`),
    )
  expect(strange).toEqual([])
})

describe('the law sees', () => {
  const loose = z.object({
    q: z.object({ grade: z.coerce.number().optional() }).optional(),
    page: z.coerce.number(),
  })
  test('a filter without a comparison', () => expect(namelessIn(loose)).toEqual(['grade']))
  test('what lets an unknown filter through', () => expect(isStrict(loose)).toBe(false))
  test('a page that is no page', () => expect(isPaged(loose)).toBe(false))
})
