import { expect, test } from 'vitest'
import { appealUntil, askRefusal, isJuryHeard } from './jury.ts'

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

test('questions to the jury are possible during an attempt, with at most ten pending', () => {
  const attempt = { isUnderWay: true, isVirtual: false }
  expect(askRefusal(attempt, 9)).toBeNull()
  expect(askRefusal(attempt, 10)).toBe('questions_too_many')
  expect(askRefusal({ ...attempt, isUnderWay: false }, 0)).toBe('questions_closed')
  expect(askRefusal({ ...attempt, isVirtual: true }, 0)).toBe('questions_closed')
})

test('the jury may write until the last attempt has ended', () => {
  expect(isJuryHeard('running', false)).toBe(true)
  expect(isJuryHeard('checking', true)).toBe(true)
  expect(isJuryHeard('checking', false)).toBe(false)
  expect(isJuryHeard('announced', false)).toBe(false)
  expect(isJuryHeard('published', true)).toBe(false)
})
