import { expect, test } from 'vitest'
import { liveTerms } from './live-terms.ts'

const now = new Date('2026-11-20T09:00:00Z')

test('while it is open all attempts have the same end, and nothing is judged before it', () =>
  expect(liveTerms(now, 10)).toMatchObject({
    mode: 'exam',
    minutes: 10,
    hardClose: true,
    closesAt: '2026-11-20T09:10:00.000Z',
    resultsAt: '2026-11-20T09:10:00.000Z',
    solution: 'never',
  }))
