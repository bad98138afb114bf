import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seldom } from './seldom.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pace = { everyMs: 5000, patienceMs: 1000, now: () => Date.now() }

test('an early call gets the known value, a later one a new value', async () => {
  let asked = 0
  const read = seldom(async () => ++asked, pace)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  vi.advanceTimersByTime(4999)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await read()).toBe(2)
})

test('a call does not wait long, a pending request is not repeated, and a late answer is used', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<string>()
  const read = seldom(() => (asked++, promise), pace)
  const first = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read()).toBeUndefined()
  expect(asked).toBe(1)
  resolve('late')
  await vi.advanceTimersByTimeAsync(0)
  const next = read()
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(await next).toBe('late')
})

test('after a failure there is no value until the next request', async () => {
  let asked = 0
  const read = seldom(async () => {
    if (++asked === 2) throw new Error('away')
    return asked
  }, pace)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(await read()).toBeUndefined()
  expect(await read()).toBeUndefined()
  expect(asked).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(await read()).toBe(3)
})
