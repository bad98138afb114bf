import { expect, test } from 'vitest'
import { repeatedMistakes } from './repeated-mistakes.ts'

const [petya, masha, zurin] = [1, 2, 3]
const miss = (userId: number, key: string, isPartial = false) => ({ userId, key, isPartial })
const told = (...missed: ReturnType<typeof miss>[]) =>
  repeatedMistakes(missed).shown.map(({ given }) => [given[0]!.key, given.map(({ userId }) => userId)])

test('the most frequent goes first, with everybody who has given it', () => {
  expect(told(miss(petya, '5'), miss(petya, '12'), miss(masha, '12'), miss(zurin, '12'))).toEqual([
    ['12', [petya, masha, zurin]],
    ['5', [petya]],
  ])
})

test('whoever repeats an answer is counted once', () => {
  expect(told(miss(petya, '5'), miss(petya, '5'), miss(masha, '5'))).toEqual([['5', [petya, masha]]])
})

test('of equally frequent ones what is wholly wrong goes first', () => {
  expect(told(miss(petya, 'part', true), miss(masha, 'none'))).toEqual([
    ['none', [masha]],
    ['part', [petya]],
  ])
})

test('beyond five they are counted', () => {
  const { shown, others } = repeatedMistakes('abcdefg'.split('').map((key) => miss(petya, key)))
  expect(shown).toHaveLength(5)
  expect(others).toBe(2)
})

test('nobody has erred', () => {
  expect(repeatedMistakes([])).toEqual({ shown: [], others: 0 })
})
