import { expect, test } from 'vitest'
import { sortInAddress, sortParameter } from './sort-in-address.ts'

const read = (query: string) => sortInAddress(new URLSearchParams(query), ['name', 'points'])

test('an address says the order and is read back', () => {
  const sort = { field: 'points', direction: 'desc' } as const
  expect(sortInAddress(new URLSearchParams({ s: sortParameter(sort)! }), ['points'])).toEqual(sort)
  expect(sortParameter(null)).toBeNull()
})

test('anything strange is the usual order', () => {
  for (const query of ['', 's=', 's=name', 's=secret asc', 's=name sideways']) expect(read(query)).toBeNull()
})
