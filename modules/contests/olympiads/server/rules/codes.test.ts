import { expect, test } from 'vitest'
import { plainCode, writtenCode } from '../../contract/codes.ts'
import { afterGuess } from './codes.ts'

test.each([
  ['abcd-2345', 'ABCD2345'],
  [' AB CD 23 45 ', 'ABCD2345'],
  ['', ''],
  ['«ABCD–2345».', 'ABCD2345'],
  ['фисв-2345', 'ABCD2345'],
])('%s is normalised', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain)
})

test('a code is written in halves', () => {
  expect(writtenCode('ABCD2345')).toBe('ABCD-2345')
})

const now = new Date('2026-11-20T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['the first guess is counted', null, 1, false],
  ['the fifth one is still accepted', { guesses: 4, guessedAt: minutesAgo(1) }, 5, false],
  ['the sixth one is refused', { guesses: 5, guessedAt: minutesAgo(1) }, 6, true],
  ['after fifteen minutes the count restarts', { guesses: 5, guessedAt: minutesAgo(15) }, 1, false],
])('%s', (_, before, guesses, isRefused) => {
  expect(afterGuess(before, now)).toEqual({ guesses, isRefused })
})
