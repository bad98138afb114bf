import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['маша', 'short'],
  ['        ', 'weak'],
  ['аааааааааааааааа', 'weak'],
  ['tulupchik', 'weak'],
  ['kapitanskaya', 'fair'],
  ['Tulup-1773', 'fair'],
  ['заячий тулуп и калач', 'strong'],
  ['Tulup-zayachiy-1773', 'strong'],
])('«%s» is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))

test('a longer one is never weaker', () => {
  const order = ['short', 'weak', 'fair', 'strong']
  const phrase = 'заячий тулуп и калач'
  const ranks = Array.from(phrase, (_, i) => order.indexOf(strengthOf(phrase.slice(0, i + 1))))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
})
