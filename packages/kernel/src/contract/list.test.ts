import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { WireInteger } from './integer.ts'
import { csv, filtersOf, Flag, pagingBy } from './list.ts'

describe('paging', () => {
  const Query = pagingBy(24)

  test('has the usual page of its list', () => expect(Query.parse({})).toEqual({ page: 1, limit: 24 }))
  test('reads text', () => expect(Query.parse({ page: '2', limit: '100' })).toEqual({ page: 2, limit: 100 }))
  test.each([{ page: '0' }, { page: 'x' }, { page: '1.5' }, { limit: '0' }, { limit: '101' }])(
    'refuses %o',
    (query) => expect(Query.safeParse(query).success).toBe(false),
  )
})

describe('filters', () => {
  const Grade = WireInteger(0, 11)
  const Query = z.object({
    q: filtersOf({ gradeEq: Grade, keyIn: csv(z.string().max(5)), freeEq: Flag }, ['title', 'createdAt']),
  })
  const filters = (q?: unknown) => Query.parse({ q }).q

  test('may be absent, all or some', () => {
    expect(Query.parse({}).q).toEqual({})
    expect(filters({})).toEqual({})
    expect(filters({ gradeEq: '7' })).toEqual({ gradeEq: 7 })
  })

  test('that are blank filter by nothing', () =>
    expect(filters({ gradeEq: '', keyIn: '', s: '' })).toEqual({}))

  test('take a list in one value or in many', () => {
    expect(filters({ keyIn: 'a,b' })).toEqual({ keyIn: ['a', 'b'] })
    expect(filters({ keyIn: ['a', 'b'] })).toEqual({ keyIn: ['a', 'b'] })
  })

  test('say yes and no', () => {
    expect(filters({ freeEq: 'true' })).toEqual({ freeEq: true })
    expect(filters({ freeEq: 'false' })).toEqual({ freeEq: false })
  })

  test('sort by a known field in a direction, named as on the wire', () => {
    expect(filters({ s: 'title asc' }).s).toEqual({ field: 'title', direction: 'asc' })
    expect(filters({ s: 'created_at desc' }).s).toEqual({ field: 'createdAt', direction: 'desc' })
  })

  test.each([
    'text',
    { gradeEq: 'seven' },
    { gradeEq: ['7', '8'] },
    { keyIn: 'too long' },
    { keyIn: Array(51).fill('a') },
    { freeEq: 'maybe' },
    { s: 'title' },
    { s: 'title up' },
    { s: 'password asc' },
    { unknownEq: '1' },
  ])('refuse %o', (q) => expect(Query.safeParse({ q }).success).toBe(false))
})
