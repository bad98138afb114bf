import { describe, expect, test } from 'vitest'
import { movedBy } from '@school/olympiads/contract'
import { type Awaited, givesAtOnce, publicationRefusal, timeRefusal, withdrawalRefusal } from './leading.ts'

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
    ['minutes are given at any time', { extraMinutes: 10, shiftMinutes: 0 }, nothing, null],
    ['a shift up to the results is given', { extraMinutes: 0, shiftMinutes: 240 }, nothing, null],
    [
      'a shift past the results is not',
      { extraMinutes: 0, shiftMinutes: 241 },
      nothing,
      'shift_past_results',
    ],
    [
      'an earlier shift counts',
      { extraMinutes: 0, shiftMinutes: 180 },
      { extraMinutes: 0, shiftMinutes: 61 },
      'shift_past_results',
    ],
    ['a grant of zero is refused', { extraMinutes: 0, shiftMinutes: 0 }, nothing, 'minutes_needed'],
    [
      'more minutes than the stage allows are not',
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

  test('a stage with immediate results has no publication time as a limit', () =>
    expect(
      timeRefusal({ ...stage, resultsAt: null }, { extraMinutes: 0, shiftMinutes: 9999 }, nothing),
    ).toBeNull())

  test('nothing is given after the publication', () =>
    expect(
      timeRefusal({ ...stage, publishedAt: at(14) }, { extraMinutes: 5, shiftMinutes: 0 }, nothing),
    ).toBe('stage_published'))

  test('nor after the results were withdrawn: their solutions have been read', () =>
    expect(
      timeRefusal({ ...stage, withdrawnBecause: 'Ошибка' }, { extraMinutes: 5, shiftMinutes: 0 }, nothing),
    ).toBe('stage_published'))
})

describe('the latest end of a stage', () => {
  const limited = { ...stage, latestEndAt: at(12) }
  test.each([
    ['may be the end of the longest grade', limited, { extraMinutes: 0, shiftMinutes: 60 }, null],
    ['may not be exceeded by a minute', limited, { extraMinutes: 1, shiftMinutes: 60 }, 'end_past_limit'],
    [
      'ignores the minutes of a grade where all end together',
      { ...limited, hardClose: true },
      { extraMinutes: 60, shiftMinutes: 60 },
      null,
    ],
  ] as const)('%s', (_, of, asked, refusal) => {
    expect(timeRefusal(of, asked, nothing)).toBe(refusal)
  })
})

test('a teacher gives time at once only in a trial, a methodist everywhere', () => {
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

describe('publication', () => {
  const done: Awaited = { attempts: 0, reviews: 0, unjudged: 3, stuck: 0, windowEndsAt: at(10) }
  test.each([
    ['waits for the end of the stage', done, 9, 'stage_not_over'],
    ['waits for shifted windows', { ...done, windowEndsAt: at(12) }, 11, 'stage_not_over'],
    ['waits for attempts under way', { ...done, attempts: 1 }, 11, 'attempts_under_way'],
    ['waits for answers that people check', { ...done, reviews: 1 }, 11, 'works_unchecked'],
    ['does not wait for answers judged by the program', done, 11, null],
  ] as const)('%s', (_, awaited, hour, refusal) => {
    expect(publicationRefusal(stage, awaited, at(hour))).toBe(refusal)
  })

  test('happens once', () =>
    expect(publicationRefusal({ ...stage, publishedAt: at(11) }, done, at(12))).toBe('stage_published'))
})

test('only results published to all at a set time can be withdrawn', () => {
  const published = { publishedAt: at(14), resultsAt: at(14) }
  expect(withdrawalRefusal(published)).toBeNull()
  expect(withdrawalRefusal({ ...published, publishedAt: null })).toBe('stage_unpublished')
  expect(withdrawalRefusal({ ...published, resultsAt: null })).toBe('results_at_once')
})
