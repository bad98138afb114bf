import { expect, test } from 'vitest'
import { endOfWebinar, webinarStateOf } from './webinar.ts'

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
