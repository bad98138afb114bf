import { expect, test } from 'vitest'
import { appealUntil } from './appeals.ts'

const resultsAt = new Date('2026-11-20T09:00:00Z')
const stage = { publishedAt: resultsAt, resultsAt, appealDays: 3 }

test('appeals are filed until the end of the last day, counted from the day of publication', () => {
  expect(appealUntil(stage)?.toISOString()).toBe('2026-11-23T20:59:59.000Z')
  const late = { ...stage, publishedAt: new Date('2026-11-21T21:30:00Z') }
  expect(appealUntil(late)?.toISOString()).toBe('2026-11-25T20:59:59.000Z')
})

test.each([
  ['before the results', { publishedAt: null }],
  ['of a trial', { resultsAt: null }],
  ['where the stage has none', { appealDays: 0 }],
])('there are no appeals %s', (_, part) => {
  expect(appealUntil({ ...stage, ...part })).toBeNull()
})
