import { expect, test } from 'vitest'
import { inOwnOrder, keysWith } from './order.ts'

/** Small letters may be placed, a capital one has its hour. */
const rowsOf = (text: string) =>
  [...text].map((key) => ({ key, startsAt: key === key.toUpperCase() ? '10:00' : null }))
const textOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).join('')

test.each([
  ['without an own order it is as it comes', 'abc', '', 'abc'],
  ['it is the pupil’s', 'abc', 'cab', 'cab'],
  ['what has its hour keeps its place', 'Xabc', 'cba', 'Xcba'],
  ['in the middle too', 'aXbc', 'cba', 'cXba'],
  ['what has gone leaves no hole', 'ac', 'cba', 'ca'],
  ['what came later follows its neighbour', 'abcd', 'cba', 'cdba'],
  ['or is the first', 'dabc', 'cba', 'dcba'],
  ['an hour is not placed, whatever the order says', 'aXb', 'Xba', 'bXa'],
])('%s', (_, rows, keys, wanted) => expect(textOf(inOwnOrder(rowsOf(rows), [...keys]))).toBe(wanted))

test.each([
  ['up', 'abc', 'c', 0, 'cab'],
  ['down', 'abc', 'a', 2, 'bca'],
  ['to the neighbour', 'abc', 'a', 1, 'bac'],
  ['not to the place of what has its hour', 'aXb', 'b', 1, 'ab'],
  ['over it', 'aXb', 'b', 0, 'ba'],
  ['down over it', 'aXb', 'a', 1, 'ab'],
])('a row goes %s', (_, rows, key, at, wanted) =>
  expect(keysWith(rowsOf(rows), key, at).join('')).toBe(wanted),
)
