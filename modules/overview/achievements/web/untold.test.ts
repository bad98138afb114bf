import { expect, test } from 'vitest'
import { nameOf, toldOf, untoldOf } from './untold.ts'

const first = { family: 'tasks', of: 1, reachedAt: '2026-11-23T12:00:00Z' } as const
const week = { family: 'streak', of: 7, reachedAt: '2026-11-23T12:00:01Z' } as const

test('an achievement is shown once on a device', () => {
  expect(untoldOf({ xp: 8, names: [] }, [week, first])).toEqual([week, first])
  expect(untoldOf({ xp: 8, names: [nameOf(first)] }, [week, first])).toEqual([week])
  expect(untoldOf({ xp: 8, names: [nameOf(first), nameOf(week)] }, [week, first])).toEqual([])
})

test('a new device shows none of the achievements that existed before it', () => {
  expect(untoldOf(toldOf(null), [week, first])).toEqual([])
})

test('what something else has left in the storage is nothing known', () => {
  for (const kept of [null, 7, 'tasks-1', [], { xp: '8', names: [] }, { xp: 8 }])
    expect(toldOf(kept)).toBeNull()
  expect(toldOf({ xp: 0, names: ['tasks-1'] })).toEqual({ xp: 0, names: ['tasks-1'] })
})
