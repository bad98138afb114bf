import { describe, expect, test } from 'vitest'
import { pagingHeaders } from './paging.ts'

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
