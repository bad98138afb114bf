import { expect, test } from 'vitest'
import { turnNow, turnOfTry, variantNumber } from './variant.ts'

test('neighbours, attempts and turns have variants of their own', () => {
  const mine = variantNumber(10, 5, 1, 0)
  expect(variantNumber(10, 5, 1, 0)).toBe(mine)
  expect(variantNumber(11, 5, 1, 0)).not.toBe(mine)
  expect(variantNumber(10, 5, 2, 0)).not.toBe(mine)
  const turns = Array.from({ length: 1000 }, (_, turn) => variantNumber(10, 5, 1, turn))
  expect(new Set(turns).size).toBe(1000)
})

test('a class of thirty shares hardly any variant', () => {
  const numbers = Array.from({ length: 30 }, (_, index) => variantNumber(400 + index, 77, 1, 0))
  expect(new Set(numbers).size).toBe(30)
})

test.each([
  ['before the first try', true, { tries: 0, share: 0 }, 0],
  ['after a miss', true, { tries: 1, share: 0 }, 1],
  ['after a partly right answer', true, { tries: 2, share: 0.5 }, 2],
  ['solved at the third try: as it was solved', true, { tries: 3, share: 1 }, 2],
  ['where nothing is renewed', false, { tries: 3, share: 0 }, 0],
])('the turn %s', (_, isRenewed, taskState, turn) => {
  expect(turnNow(isRenewed, taskState)).toBe(turn)
})

test('every try has the turn in which it was given', () => {
  expect([1, 2, 3].map((number) => turnOfTry(true, number))).toEqual([0, 1, 2])
  expect([1, 2, 3].map((number) => turnOfTry(false, number))).toEqual([0, 0, 0])
})
