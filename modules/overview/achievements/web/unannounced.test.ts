import { expect, test } from 'vitest'
import { nameOf, shownOf, unannouncedOf } from './unannounced.ts'

const first = { family: 'tasks', of: 1, reachedAt: '2026-11-23T12:00:00Z' } as const
const week = { family: 'streak', of: 7, reachedAt: '2026-11-23T12:00:01Z' } as const

test('an achievement is shown once on a device', () => {
  expect(unannouncedOf({ xp: 8, names: [] }, [week, first])).toEqual([week, first])
  expect(unannouncedOf({ xp: 8, names: [nameOf(first)] }, [week, first])).toEqual([week])
  expect(unannouncedOf({ xp: 8, names: [nameOf(first), nameOf(week)] }, [week, first])).toEqual([])
})

test('a new device shows none of the achievements that existed before it', () => {
  expect(unannouncedOf(shownOf(null), [week, first])).toEqual([])
})

test('what something else has left in the storage is nothing known', () => {
  for (const kept of [null, 7, 'tasks-1', [], { xp: '8', names: [] }, { xp: 8 }])
    expect(shownOf(kept)).toBeNull()
  expect(shownOf({ xp: 0, names: ['tasks-1'] })).toEqual({ xp: 0, names: ['tasks-1'] })
})
