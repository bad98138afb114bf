import { expect, test } from 'vitest'
import { makeStorage } from './storage.ts'
import { fakeArea, forbiddenArea } from './testing/area.ts'

test('what was written is read by the next page', () => {
  const area = fakeArea()
  expect(makeStorage(() => area).write('plan', { day: 1 })).toBe(true)
  expect(makeStorage(() => area).read('plan')).toEqual({ day: 1 })
})

test('broken JSON is removed and read as nothing', () => {
  const area = fakeArea({ plan: '{"day":' })
  expect(makeStorage(() => area).read('plan')).toBeNull()
  expect(area.getItem('plan')).toBeNull()
})

test('a value with a term is gone when its seconds are over', () => {
  const area = fakeArea()
  let now = Date.UTC(2026, 10, 20)
  const kept = makeStorage(
    () => area,
    () => now,
  )
  kept.writeFor('reloads', 2, 300)
  expect(area.getItem('expires:reloads')).toBe(String(now / 1000 + 300))
  now += 299_000
  expect(kept.read('reloads')).toBe(2)
  now += 1000
  expect(kept.read('reloads')).toBeNull()
  expect(area.length).toBe(0)
})

test('a value written without a term forgets the term of the one before', () => {
  let now = 0
  const area = fakeArea()
  const kept = makeStorage(
    () => area,
    () => now,
  )
  kept.writeFor('locale', 'en', 1)
  kept.write('locale', 'ru')
  now = 10_000
  expect(kept.read('locale')).toBe('ru')
})

test('a forbidden storage breaks nothing: values live as long as the page and say so', () => {
  const kept = makeStorage(forbiddenArea)
  expect(kept.read('plan')).toBeNull()
  expect(kept.write('plan', 5)).toBe(false)
  expect(kept.writeFor('reloads', 1, 300)).toBe(false)
  expect(kept.read('plan')).toBe(5)
  kept.remove('plan')
  expect(kept.read('plan')).toBeNull()
})

test('a full storage keeps the newest value for the page', () => {
  const area = fakeArea({ plan: '1' })
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const kept = makeStorage(() => area)
  expect(kept.write('plan', 2)).toBe(false)
  expect(kept.read('plan')).toBe(2)
})
