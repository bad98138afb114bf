import { expect, test } from 'vitest'
import { grantRefusal } from './rules.ts'

const open = { opensAt: null, closesAt: null }
const onDay = { opensAt: '2026-11-20T07:00:00Z', closesAt: '2026-11-20T19:00:00Z' }

test.each([
  [open, 10, 0, null],
  [open, 0, 0, 'minutes_needed'],
  [open, 10, 60, 'no_window'],
  [onDay, 0, 60, null],
  [onDay, 10, 60, null],
  [onDay, 0, 0, 'minutes_needed'],
])('in %o %i minutes and a shift of %i are %s', (rules, extraMinutes, shiftMinutes, refusal) => {
  expect(grantRefusal(rules, { extraMinutes, shiftMinutes })).toBe(refusal)
})
