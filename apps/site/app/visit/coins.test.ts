import { makeStorage } from '@school/browser'
import { expect, test } from 'vitest'
import { coinsKey, forgetCoins } from './coins.ts'

const name = '20221207_19110'
const child = { isElementaryPupil: true }

test.each([
  ['without the experiment', child, [], false],
  ['with another experiment', child, [{ name: 'header', value: 'b_with' }], false],
  ['with the value a_without', child, [{ name, value: 'a_without' }], false],
  ['with another value', child, [{ name, value: 'b_with' }], true],
  ['of an older pupil', { isElementaryPupil: false }, [], true],
])('stored transactions of coins %s', (_, user, experiments, isKept) => {
  const values = new Map([[coinsKey, '[{"amount":5}]']])
  const kept = makeStorage(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  )
  forgetCoins(kept, user, experiments)
  expect(values.has(coinsKey)).toBe(isKept)
})
