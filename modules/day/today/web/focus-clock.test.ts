import { expect, test } from 'vitest'
import { clockOf, fresh, leftOf, pause, phaseMs, skip, start, tick } from './focus-clock.ts'

const minute = 60_000
const running = start(fresh, 0)

test('runs from the start and stops in a pause', () => {
  expect(leftOf(running, 10 * minute)).toBe(15 * minute)
  const paused = pause(running, 10 * minute)
  expect(leftOf(paused, 50 * minute)).toBe(15 * minute)
  expect(leftOf(start(paused, 50 * minute), 51 * minute)).toBe(14 * minute)
  expect(start(running, minute)).toBe(running)
})

test.each([
  ['before its end nothing happens', 24 * minute, { phase: 'work', endsAt: 25 * minute }],
  ['rest begins by itself', 25 * minute, { phase: 'rest', endsAt: 30 * minute }],
  [
    'after an absence rest waits to be started',
    90 * minute,
    { phase: 'rest', endsAt: null, leftMs: phaseMs.rest },
  ],
])('%s', (_, now, wanted) => {
  expect(tick(running, now)).toMatchObject(wanted)
})

test('is skipped to the other phase as it was: running or not', () => {
  expect(skip(running, minute)).toMatchObject({ phase: 'rest', endsAt: 6 * minute })
  expect(skip(fresh, minute)).toMatchObject({ phase: 'rest', endsAt: null })
})

test.each([
  [null],
  ['words'],
  [{ phase: 'lunch', endsAt: null, leftMs: 1 }],
  [{ phase: 'work', endsAt: 'soon', leftMs: 1 }],
])('what is no clock is a new one: %j', (kept) => {
  expect(clockOf(kept)).toBe(fresh)
})

test('a kept clock goes on', () => {
  expect(clockOf(JSON.parse(JSON.stringify(running)))).toEqual(running)
})
