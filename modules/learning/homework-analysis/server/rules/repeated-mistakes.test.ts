import { expect, test } from 'vitest'
import { repeatedMistakes } from './repeated-mistakes.ts'

const [petya, masha, zurin] = [1, 2, 3]
const miss = (userId: number, key: string, isPartial = false) => ({ userId, key, isPartial })
const shownOf = (...missed: ReturnType<typeof miss>[]) =>
  repeatedMistakes(missed).shown.map(({ given }) => [given[0]!.key, given.map(({ userId }) => userId)])

test('the most frequent goes first, with all pupils who gave it', () => {
  expect(shownOf(miss(petya, '5'), miss(petya, '12'), miss(masha, '12'), miss(zurin, '12'))).toEqual([
    ['12', [petya, masha, zurin]],
    ['5', [petya]],
  ])
})

test('a pupil who repeats an answer is counted once', () => {
  expect(shownOf(miss(petya, '5'), miss(petya, '5'), miss(masha, '5'))).toEqual([['5', [petya, masha]]])
})

test('of equally frequent ones completely wrong answers go first', () => {
  expect(shownOf(miss(petya, 'part', true), miss(masha, 'none'))).toEqual([
    ['none', [masha]],
    ['part', [petya]],
  ])
})

test('more than five are only counted', () => {
  const { shown, others } = repeatedMistakes('abcdefg'.split('').map((key) => miss(petya, key)))
  expect(shown).toHaveLength(5)
  expect(others).toBe(2)
})

test('there are no mistakes', () => {
  expect(repeatedMistakes([])).toEqual({ shown: [], others: 0 })
})
