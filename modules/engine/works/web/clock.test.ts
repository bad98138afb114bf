import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutesAdded, secondsLeft, serverClock, warningAt } from './clock.ts'

const deadline = '2026-11-20T10:00:00Z'
const at = (text: string) => Date.parse(`2026-11-20T${text}Z`)

test.each([
  ['09:59:00', 60],
  ['09:59:59.500', 1],
  ['10:00:00', 0],
  ['10:05:00', 0],
])('at %s there are %i seconds left', (now, expected) => {
  expect(secondsLeft(deadline, at(now))).toBe(expected)
})

test.each([
  [601, null],
  [600, 10],
  [301, 10],
  [300, 5],
  [60, 1],
  [0, 1],
])('with %i seconds left the warning is %s', (seconds, expected) => {
  expect(warningAt(seconds)).toBe(expected)
})

beforeEach(() => vi.useFakeTimers({ now: at('09:00:00') }))
afterEach(() => {
  vi.useRealTimers()
  serverClock.forget()
})

test('a device whose clock is an hour slow uses the server’s time', () => {
  serverClock.observe('2026-11-20T10:00:00Z')
  expect(serverClock.now()).toBe(at('10:00:00'))
})

test('a delayed reply does not set the clock back', () => {
  serverClock.observe('2026-11-20T10:00:00Z')
  serverClock.observe('2026-11-20T09:59:50Z')
  expect(serverClock.now()).toBe(at('10:00:00'))
})

test.each([
  ['2026-11-20T09:45:00Z', '2026-11-20T09:55:00Z', 10],
  ['2026-11-20T09:45:00Z', '2026-11-20T09:45:00Z', 0],
  ['2026-11-20T09:45:00Z', '2026-11-20T09:40:00Z', 0],
  [null, '2026-11-20T09:45:00Z', 0],
  ['2026-11-20T09:45:00Z', null, 0],
])('from %s to %s %i minutes were added', (before, after, minutes) =>
  expect(minutesAdded(before, after)).toBe(minutes),
)
