import { expect, test } from 'vitest'
import { askingOf, searchOf } from './rules.ts'

test('a chosen school is looked for by its number, or by its name, and by the town', () => {
  const school = { name: 'Гимназия № 2', number: 2, townName: 'Казань' }
  expect(searchOf(school)).toBe('2 Казань')
  expect(searchOf({ ...school, number: null })).toBe('Гимназия № 2 Казань')
  expect(searchOf({ ...school, townName: '' })).toBe('2')
})

const now = new Date('2026-11-20T09:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)

test.each([
  [undefined, 'open'],
  [{ state: 'waiting', decidedAt: null }, 'waits'],
  [{ state: 'declined', decidedAt: ago(6) }, 'rests'],
  [{ state: 'declined', decidedAt: ago(7) }, 'open'],
  [{ state: 'withdrawn', decidedAt: ago(0) }, 'open'],
  [{ state: 'accepted', decidedAt: ago(1) }, 'open'],
] as const)('after %j the school is %s to be asked', (last, asking) => {
  expect(askingOf(last, now)).toBe(asking)
})
