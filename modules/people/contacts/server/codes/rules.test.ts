import { expect, test } from 'vitest'
import { channelOf, codeOf, faultOfLink, plainAddress, typedCode } from './rules.ts'

test('a code has six digits, whatever the number', () => {
  expect([0, 42, 999_999].map(codeOf)).toEqual(['000000', '000042', '999999'])
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['Код: 123456.', '123456'],
  ['', ''],
])('a code is read as it was typed or pasted: «%s»', (typed, code) => expect(typedCode(typed)).toBe(code))

test('an address with a sign of mail is written to, any other is a number', () => {
  expect([channelOf('masha@pochta.example'), channelOf('+79001234567')]).toEqual(['email', 'sms'])
  expect(plainAddress(' Masha@Pochta.example ')).toBe('masha@pochta.example')
})

test('a link says the first thing that is wrong with it', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const [later, before] = [new Date(now.getTime() + 1), new Date(now.getTime() - 1)]
  const link = { expiresAt: later, usedAt: null, replacedAt: null }
  expect(faultOfLink(link, now)).toBeNull()
  expect(faultOfLink({ ...link, expiresAt: now }, now)).toBe('link_expired')
  expect(faultOfLink({ ...link, replacedAt: before }, now)).toBe('link_replaced')
  expect(faultOfLink({ expiresAt: before, usedAt: before, replacedAt: before }, now)).toBe('link_used')
})
