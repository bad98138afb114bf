import { csv, filtersOf, isWholeList } from '@school/kernel/contract'
import { routes } from '@school/server/modules'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

// One list syntax (school-portal §7): `q[fieldEq]`, `q[s]`, `page`, `limit`. A list with its own parser would ignore unknown keys and return
// wrong rows.

type Query = z.ZodType | undefined

const keysOf = (query: Query): Record<string, { type?: string; properties?: object }> =>
  query === undefined
    ? {}
    : ((z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties as never) ?? {})

const predicate = /[a-z](Eq|NotEq|In|NotIn|Lt|Lteq|Gt|Gteq|Cont)$/

interface Value {
  type?: string
  format?: string
  anyOf?: Value[]
}

const equality = ['Eq', 'NotEq', 'In', 'NotIn']
const comparison = ['Lt', 'Lteq', 'Gt', 'Gteq']

const isOrdered = ({ type, format, anyOf }: Value): boolean =>
  type === 'number' ||
  type === 'integer' ||
  ['date', 'date-time'].includes(format ?? '') ||
  (anyOf?.some(isOrdered) ?? false)

/** Operators that a column lacks: a column has all operators that its type allows. */
function lackingIn(query: Query): string[] {
  const properties = (keysOf(query)['q']?.properties ?? {}) as Record<string, Value>
  const names = Object.keys(properties)
  const columns = new Set(
    names
      .filter((name) => name !== 's' && !name.endsWith('Cont'))
      .map((name) => name.replace(predicateEnd, '')),
  )
  return [...columns].flatMap((column) => {
    const equal = properties[`${column}Eq`]
    const isFlag =
      equal?.type === 'boolean' || (equal?.anyOf?.some(({ type }) => type === 'boolean') ?? false)
    const due = [
      ...(isFlag ? ['Eq', 'NotEq'] : equality),
      ...(equal && isOrdered(equal) && !/(^id|Id)$/.test(column) ? comparison : []),
    ]
    return due.map((operator) => `${column}${operator}`).filter((name) => !names.includes(name))
  })
}
const predicateEnd = /(Eq|NotEq|In|NotIn|Lt|Lteq|Gt|Gteq)$/

/** Names of filters without a comparison; the sort is `s`. */
const namelessIn = (query: Query): string[] =>
  Object.keys(keysOf(query)['q']?.properties ?? {}).filter((name) => name !== 's' && !predicate.test(name))

/** Whether a query is refused because of this key, apart from other faults. */
const refuses = (query: z.ZodType, key: string, given: unknown): boolean =>
  query.safeParse({ [key]: given }).error?.issues.some(({ path }) => path[0] === key) ?? false

const isStrict = (query: z.ZodType): boolean =>
  [{ ofNothingEq: '1' }, { s: 'password asc' }, { s: 'id' }].every((filters) => refuses(query, 'q', filters))

const isPaged = (query: z.ZodType): boolean =>
  ['0', 'x'].every((page) => refuses(query, 'page', page)) &&
  ['0', '101'].every((limit) => refuses(query, 'limit', limit))

const reads = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
const lists = reads.filter(({ query }) => query !== undefined)

/** A search has plain words, `q=дроби`. */
const filtered = lists.filter(({ query }) => keysOf(query)['q']?.type !== 'string' && 'q' in keysOf(query))
const paged = lists.filter(({ query }) => 'limit' in keysOf(query))

test('every filter names its field and its comparison', () => {
  expect(filtered.length).toBeGreaterThan(30)
  expect(filtered.flatMap(({ path, query }) => namelessIn(query).map((name) => `${path}: ${name}`))).toEqual(
    [],
  )
})

test('an unknown filter or order is refused', () => {
  expect(filtered.filter(({ query }) => !isStrict(query!)).map(({ path }) => path)).toEqual([])
})

test('pages begin with the first and have at most a hundred rows', () => {
  expect(paged.length).toBeGreaterThan(20)
  expect(paged.filter(({ query }) => !isPaged(query!)).map(({ path }) => path)).toEqual([])
})

test('a list of the portal accepts only its filters, page, relations and a format', () => {
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

/** Lists of the portal, whose specification defines the syntax. */
const isOfPortal = ({ path }: { path: string }) => path.startsWith('/api/wk/')

test('a column of a list of the portal has all comparisons of its type', () => {
  const lacking = filtered
    .filter(isOfPortal)
    .flatMap(({ path, query }) => lackingIn(query).map((name) => `${path}: ${name}`))
  expect(lacking).toEqual([])
})

/** Lists of a few rows without comparable columns: pairs of pupils, messages of a school to its pupils. */
const plain = new Set([
  '/api/wk/organizations/:organizationId/doubles',
  '/api/wk/olympiad_stages/:stageId/messages',
])

test('a list of the portal with many rows has filters', () => {
  const bare = reads
    .filter((endpoint) => isOfPortal(endpoint) && !plain.has(endpoint.path))
    .filter((endpoint) => (endpoint.paged || isWholeList(endpoint)) && !('q' in keysOf(endpoint.query)))
  expect(bare.map(({ path }) => path)).toEqual([])
})

test('an unknown relation is refused', () => {
  const related = lists.filter(({ query }) => 'with' in keysOf(query))
  expect(related.length).toBeGreaterThan(0)
  expect(related.filter(({ query }) => !refuses(query!, 'with', 'nobody')).map(({ path }) => path)).toEqual(
    [],
  )
})

describe('the law detects', () => {
  test('a number with equality only, and a word with a list only', () => {
    const halves = z.object({ q: filtersOf({ gradeEq: z.int(), kindIn: csv(z.string()) }, []) })
    expect(lackingIn(halves)).toEqual([
      ...['NotEq', 'In', 'NotIn', 'Lt', 'Lteq', 'Gt', 'Gteq'].map((operator) => `grade${operator}`),
      ...['Eq', 'NotEq', 'NotIn'].map((operator) => `kind${operator}`),
    ])
  })
  const loose = z.object({
    q: z.object({ grade: z.coerce.number().optional() }).optional(),
    page: z.coerce.number(),
  })
  test('a filter without a comparison', () => expect(namelessIn(loose)).toEqual(['grade']))
  test('a query that accepts an unknown filter', () => expect(isStrict(loose)).toBe(false))
  test('an invalid page', () => expect(isPaged(loose)).toBe(false))
})
