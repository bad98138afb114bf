import { expect, test } from 'vitest'
import { endOfWebinar, liveTerms, webinarStateOf } from './webinar.ts'

const now = new Date('2026-11-20T09:00:00Z')

test.each([
  ['waiting', null, null],
  ['open', now, null],
  ['closed', now, now],
  ['closed', null, now],
] as const)('it is %s', (state, openedAt, closedAt) =>
  expect(webinarStateOf({ openedAt, closedAt })).toBe(state),
)

test('a webinar ends after its minutes', () =>
  expect(endOfWebinar({ startsAt: '2026-11-20T09:00:00Z', minutes: 45 }).toISOString()).toBe(
    '2026-11-20T09:45:00.000Z',
  ))

test('while it is open all attempts have the same end, and nothing is judged before it', () =>
  expect(liveTerms(now, 10)).toMatchObject({
    mode: 'exam',
    minutes: 10,
    hardClose: true,
    closesAt: '2026-11-20T09:10:00.000Z',
    resultsAt: '2026-11-20T09:10:00.000Z',
    solution: 'never',
  }))
