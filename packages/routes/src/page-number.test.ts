import { expect, test } from 'vitest'
import { pageIn } from './page-number.ts'

test.each([
  ['', 1],
  ['page=7', 7],
  ['page=100000', 100_000],
  ['page=100001', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=two', 1],
])('«%s» is page %i', (search, number) => expect(pageIn(new URLSearchParams(search))).toBe(number))
