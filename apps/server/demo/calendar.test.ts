import { expect, test } from 'vitest'
import { dayMs, eveningsOf, zoneOffsetMs } from './calendar.ts'
import { Chance } from './chance.ts'

const now = new Date('2026-11-20T15:00:00Z')
const always = { timezone: 'Asia/Yekaterinburg', eagerness: () => 3, days: 13 }

test('a zone is ahead of UTC by its hours', () => {
  expect(zoneOffsetMs('Asia/Yekaterinburg', now)).toBe(5 * 3_600_000)
  expect(zoneOffsetMs('America/New_York', now)).toBe(-5 * 3_600_000)
  expect(zoneOffsetMs('UTC', now)).toBe(0)
})

test('school children study after school by their own clock, and never in the future', () => {
  const evenings = eveningsOf(always, now, new Chance('evenings'))
  const local = evenings.map(({ at }) => new Date(at + 5 * 3_600_000))
  const schoolDays = local.filter((at) => at.getUTCDay() % 6 !== 0)
  expect(schoolDays.filter((at) => at.getUTCHours() < 15 || at.getUTCHours() > 20)).toEqual([])
  expect(evenings.filter(({ at }) => at >= now.getTime())).toEqual([])
  expect(evenings.length).toBeGreaterThanOrEqual(13)
  expect(Math.min(...evenings.map(({ at }) => at))).toBeGreaterThan(now.getTime() - 15 * dayMs)
})
