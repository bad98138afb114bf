import { describe, expect, test } from 'vitest'
import { type Awaited, movedBy, publicationRefusal, timeRefusal } from './leading.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 8, 1, hour))
const stage = { opensAt: at(5), closesAt: at(10), resultsAt: at(14), publishedAt: null }

describe('more time', () => {
  test.each([
    ['minutes are given at any hour', { extraMinutes: 10, shiftMinutes: 0 }, 0, null],
    ['a shift up to the results is given', { extraMinutes: 0, shiftMinutes: 240 }, 0, null],
    ['a shift past the results is not', { extraMinutes: 0, shiftMinutes: 241 }, 0, 'shift_past_results'],
    ['what was moved before counts', { extraMinutes: 0, shiftMinutes: 180 }, 61, 'shift_past_results'],
    ['nothing is nothing to give', { extraMinutes: 0, shiftMinutes: 0 }, 0, 'minutes_needed'],
  ] as const)('%s', (_, asked, shifted, refusal) => {
    expect(timeRefusal(stage, asked, shifted)).toBe(refusal)
  })

  test('a stage whose results are seen at once has no hour to come after', () =>
    expect(timeRefusal({ ...stage, resultsAt: null }, { extraMinutes: 0, shiftMinutes: 9999 }, 0)).toBeNull())

  test('nothing is given after the publication', () =>
    expect(timeRefusal({ ...stage, publishedAt: at(14) }, { extraMinutes: 5, shiftMinutes: 0 }, 0)).toBe(
      'stage_published',
    ))
})

test('a moved window opens and closes later', () => {
  expect(movedBy(stage, 3600)).toEqual({ ...stage, opensAt: at(6), closesAt: at(11) })
  expect(movedBy(stage, 0)).toBe(stage)
})

describe('the publication', () => {
  const done: Awaited = { attempts: 0, reviews: 0, unjudged: 3, stuck: 0, windowEndsAt: at(10) }
  test.each([
    ['waits for the end of the stage', done, 9, 'stage_not_over'],
    ['waits for those whose window was moved', { ...done, windowEndsAt: at(12) }, 11, 'stage_not_over'],
    ['waits for attempts under way', { ...done, attempts: 1 }, 11, 'attempts_under_way'],
    ['waits for answers that people check', { ...done, reviews: 1 }, 11, 'works_unchecked'],
    ['does not wait for what the program judges', done, 11, null],
  ] as const)('%s', (_, awaited, hour, refusal) => {
    expect(publicationRefusal(stage, awaited, at(hour))).toBe(refusal)
  })

  test('is once', () =>
    expect(publicationRefusal({ ...stage, publishedAt: at(11) }, done, at(12))).toBe('stage_published'))
})
