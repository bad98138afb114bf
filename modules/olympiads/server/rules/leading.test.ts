import { describe, expect, test } from 'vitest'
import {
  type Awaited,
  givesAtOnce,
  movedBy,
  publicationRefusal,
  timeRefusal,
  withdrawalRefusal,
} from './leading.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 8, 1, hour))
const stage = {
  opensAt: at(5),
  closesAt: at(10),
  resultsAt: at(14),
  publishedAt: null,
  cancelledAt: null,
  withdrawnBecause: null,
  maxExtraMinutes: 60,
  latestEndAt: null,
  hardClose: false,
  grades: [{ minutes: 45 }, { minutes: 60 }],
}
const nothing = { extraMinutes: 0, shiftMinutes: 0 }

describe('more time', () => {
  test.each([
    ['minutes are given at any hour', { extraMinutes: 10, shiftMinutes: 0 }, nothing, null],
    ['a shift up to the results is given', { extraMinutes: 0, shiftMinutes: 240 }, nothing, null],
    [
      'a shift past the results is not',
      { extraMinutes: 0, shiftMinutes: 241 },
      nothing,
      'shift_past_results',
    ],
    [
      'what was moved before counts',
      { extraMinutes: 0, shiftMinutes: 180 },
      { extraMinutes: 0, shiftMinutes: 61 },
      'shift_past_results',
    ],
    ['nothing is nothing to give', { extraMinutes: 0, shiftMinutes: 0 }, nothing, 'minutes_needed'],
    [
      'more minutes than the stage lets are not',
      { extraMinutes: 61, shiftMinutes: 0 },
      nothing,
      'extra_past_limit',
    ],
    [
      'minutes given before count',
      { extraMinutes: 31, shiftMinutes: 0 },
      { extraMinutes: 30, shiftMinutes: 0 },
      'extra_past_limit',
    ],
  ] as const)('%s', (_, asked, given, refusal) => {
    expect(timeRefusal(stage, asked, given)).toBe(refusal)
  })

  test('a stage whose results are seen at once has no hour to come after', () =>
    expect(
      timeRefusal({ ...stage, resultsAt: null }, { extraMinutes: 0, shiftMinutes: 9999 }, nothing),
    ).toBeNull())

  test('nothing is given after the publication', () =>
    expect(
      timeRefusal({ ...stage, publishedAt: at(14) }, { extraMinutes: 5, shiftMinutes: 0 }, nothing),
    ).toBe('stage_published'))

  test('nor after the results were taken back: their solutions have been read', () =>
    expect(
      timeRefusal({ ...stage, withdrawnBecause: 'Ошибка' }, { extraMinutes: 5, shiftMinutes: 0 }, nothing),
    ).toBe('stage_published'))
})

describe('the latest end of a stage', () => {
  const limited = { ...stage, latestEndAt: at(12) }
  test.each([
    ['lets the longest grade end at it', limited, { extraMinutes: 0, shiftMinutes: 60 }, null],
    ['refuses a minute more', limited, { extraMinutes: 1, shiftMinutes: 60 }, 'end_past_limit'],
    [
      'counts no minutes of a grade where all end at once',
      { ...limited, hardClose: true },
      { extraMinutes: 60, shiftMinutes: 60 },
      null,
    ],
  ] as const)('%s', (_, of, asked, refusal) => {
    expect(timeRefusal(of, asked, nothing)).toBe(refusal)
  })
})

test('a teacher gives time at once in a trial alone, a methodist everywhere', () => {
  const awards = {}
  expect(givesAtOnce({ kind: 'trial', awards: null }, false)).toBe(true)
  expect(givesAtOnce({ kind: 'trial', awards }, false)).toBe(false)
  expect(givesAtOnce({ kind: 'qualifying', awards: null }, false)).toBe(false)
  expect(givesAtOnce({ kind: 'main', awards }, true)).toBe(true)
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

test('only what was published to all at one hour can be taken back', () => {
  const published = { publishedAt: at(14), resultsAt: at(14) }
  expect(withdrawalRefusal(published)).toBeNull()
  expect(withdrawalRefusal({ ...published, publishedAt: null })).toBe('stage_unpublished')
  expect(withdrawalRefusal({ ...published, resultsAt: null })).toBe('results_at_once')
})
