import { expect, test } from 'vitest'
import { maySayPhone } from './rules.ts'

const confirmedAt = new Date('2026-11-20T09:00:00Z')
const own = '+79123456789'
const other = '+79120000000'

test.each([
  ['the first phone with a confirmed address', null, confirmedAt, own, true],
  ['the first phone while nothing is confirmed: it would open the account', null, null, own, false],
  ['the same phone again', own, null, own, true],
  ['no phone where there is none', null, null, '', true],
  ['another phone without the password', own, confirmedAt, other, false],
  ['no phone instead of the one that is there', own, confirmedAt, '', false],
] as const)('by the profile is said %s', (_, phone, emailConfirmedAt, said, wanted) => {
  expect(maySayPhone({ phone, emailConfirmedAt }, said)).toBe(wanted)
})
