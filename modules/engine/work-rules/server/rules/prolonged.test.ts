import { expect, test } from 'vitest'
import { prolonged, rulesOf } from './work-rules.ts'

const live = rulesOf({
  mode: 'exam',
  opensAt: '2026-11-20T09:00:00.000Z',
  closesAt: '2026-11-20T09:10:00.000Z',
  resultsAt: '2026-11-20T09:10:00.000Z',
  minutes: 10,
  hardClose: true,
})

test('more minutes for everybody move the common end, the results and the personal clock, not the beginning', () =>
  expect(prolonged(live, 5)).toEqual({
    ...live,
    closesAt: '2026-11-20T09:15:00.000Z',
    resultsAt: '2026-11-20T09:15:00.000Z',
    minutes: 15,
  }))

test('a work without an end and a clock gets none', () => {
  const free = rulesOf({ mode: 'homework' })
  expect(prolonged(free, 5)).toEqual(free)
})
