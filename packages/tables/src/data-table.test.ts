import { expect, test } from 'vitest'
import { compare, sortInAddress, sortParameter } from './data-table.ts'

const sorted = (values: readonly unknown[]) =>
  values
    .map((value) => ({ getValue: () => value }))
    .toSorted((a, b) => compare(a, b, 'x'))
    .map((row) => row.getValue())

test('numbers are ordered by size, classes by their number', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
  expect(sorted(['10А', '9Б', '9А'])).toEqual(['9А', '9Б', '10А'])
})

test('«ё» is ordered next to «е», unknown values come first', () => {
  expect(sorted(['Жук', 'Ёлкин', 'Егоров', null])).toEqual([null, 'Егоров', 'Ёлкин', 'Жук'])
})

const read = (query: string) => sortInAddress(new URLSearchParams(query), ['name', 'points'])

test('an address says the order and is read back', () => {
  const sort = { field: 'points', direction: 'desc' } as const
  expect(sortInAddress(new URLSearchParams({ s: sortParameter(sort)! }), ['points'])).toEqual(sort)
  expect(sortParameter(null)).toBeNull()
})

test('anything strange is the usual order', () => {
  for (const query of ['', 's=', 's=name', 's=secret asc', 's=name sideways']) expect(read(query)).toBeNull()
})
