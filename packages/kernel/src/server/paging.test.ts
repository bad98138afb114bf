import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint, pagingBy } from '../contract/index.ts'
import { checkPage, pagingHeaders } from './paging.ts'

const headers = (query: string) => pagingHeaders(`/api/search?${query}`, { page: 4, limit: 20 }, 500)

describe('links of pages', () => {
  test('lead to the first, the last and the neighbours', () => {
    const { link } = headers('q=дроби&page=4')
    expect(link!.split(', ').map((one) => /rel="(\w+)"/.exec(one)![1])).toEqual([
      'next',
      'prev',
      'first',
      'last',
    ])
  })
  test.each([50, 200, 2000, 5000])('take two kilobytes at most with %i letters of a question', (letters) => {
    const { link = '', ...numbers } = headers(`q=${encodeURIComponent('я'.repeat(letters))}`)
    expect(Buffer.byteLength(link)).toBeLessThanOrEqual(2000)
    expect(numbers).toMatchObject({ 'x-page': '4', 'x-next-page': '5', 'x-total': '500' })
  })
})

describe('an answer of a list that has pages', () => {
  const paged = endpoint({
    name: 'people.list',
    method: 'GET',
    path: '/api/people',
    audience: 'anyone',
    reads: [],
    summary: '',
    query: pagingBy(2),
    reply: z.array(z.int()),
    paged: true,
  })
  test.each([
    ['the whole list', [1, 2, 3]],
    ['a page that is longer than was asked for', { rows: [1, 2, 3], total: 3 }],
  ])('is not %s', (_, value) =>
    expect(() => checkPage(paged, { page: 1, limit: 2 }, value)).toThrow('people.list'),
  )
  test('is a page', () =>
    expect(() => checkPage(paged, { page: 1, limit: 2 }, { rows: [1, 2], total: 3 })).not.toThrow())
  test('may be anything where there are no pages', () =>
    expect(() => checkPage({ ...paged, paged: false }, {}, [1, 2, 3])).not.toThrow())
})
