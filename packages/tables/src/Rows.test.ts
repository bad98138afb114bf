import { expect, test } from 'vitest'
import { nextRow } from './Rows.tsx'

test('keys go by one, by ten, to either end, and never out of the table', () => {
  expect([nextRow('ArrowDown', 3, 5), nextRow('ArrowUp', 3, 5)]).toEqual([4, 2])
  expect([nextRow('PageDown', 0, 5000), nextRow('End', 0, 5000), nextRow('Home', 70, 5000)]).toEqual([
    10, 4999, 0,
  ])
  expect([nextRow('ArrowDown', 4, 5), nextRow('PageUp', 3, 5)]).toEqual([4, 0])
})

test('other keys lead nowhere', () => {
  expect(nextRow('a', 3, 5)).toBeNull()
})
