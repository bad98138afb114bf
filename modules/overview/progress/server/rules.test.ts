import { expect, test } from 'vitest'
import { sumOf } from './rules.ts'

test('a sum over nothing is 0', () => expect(sumOf([] as { xp: number }[], (row) => row.xp)).toBe(0))
test('a sum takes one number of each row', () =>
  expect(sumOf([{ xp: 10 }, { xp: 5 }], (row) => row.xp)).toBe(15))
