import { describe, expect, test } from 'vitest'
import type { StageTerms } from '@school/olympiads/contract'
import {
  areTerms,
  cancelRefusal,
  factsOfMove,
  factsOfTerms,
  latestEndAfter,
  movableOf,
  moveRefusal,
  termsRefusal,
} from './terms.ts'

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 11, day, hour))
const grades = [
  { gradeIndex: 7, minutes: 45 },
  { gradeIndex: 8, minutes: 60 },
]
const terms: StageTerms = { opensAt: at(5), closesAt: at(6), resultsAt: at(10), grades }
const stage = {
  ...terms,
  hardClose: false,
  publishedAt: null,
  cancelledAt: null,
  withdrawnBecause: null,
  madeBy: 1,
}
const alone = { resultsBeforeAt: null, nextOpensAt: null }

describe('schedule of a stage before it opens', () => {
  test.each<[string, Partial<StageTerms>, string | null]>([
    ['is accepted as given', {}, null],
    ['cannot begin in the past', { opensAt: at(3) }, 'opens_in_past'],
    ['must end after it begins', { closesAt: at(5) }, 'closes_early'],
    ['must have results after the last attempts', { resultsAt: at(6, 11) }, 'results_early'],
    ['may have them a minute later', { resultsAt: new Date(at(6, 11).getTime() + 60_000) }, null],
    ['may have no time of results', { resultsAt: null }, null],
  ])('%s', (_, change, refusal) => {
    expect(termsRefusal({ ...terms, ...change }, stage, alone, at(4))).toBe(refusal)
  })

  test('leaves full time to those who begin at once, where all end together', () => {
    const short = { ...terms, closesAt: new Date(at(5).getTime() + 59 * 60_000) }
    expect(termsRefusal(short, { hardClose: true }, alone, at(4))).toBe('window_too_short')
    expect(termsRefusal(short, { hardClose: false }, alone, at(4))).toBeNull()
  })

  test('is after the required results of the previous stage, and before the next stage that requires its results', () => {
    const opens = { resultsBeforeAt: at(5, 11), nextOpensAt: null }
    expect(termsRefusal(terms, stage, opens, at(4))).toBe('opens_before_results')
    expect(termsRefusal(terms, stage, { ...alone, nextOpensAt: at(9) }, at(4))).toBe('next_opens_before')
    expect(termsRefusal(terms, stage, { resultsBeforeAt: at(5), nextOpensAt: at(10) }, at(4))).toBeNull()
  })
})

describe('what may be moved', () => {
  test.each([
    ['everything before it opens', stage, at(4), 'all'],
    ['the end while it runs', stage, at(5), 'end'],
    ['the time of results while it is checked', stage, at(7), 'results'],
    ['nothing when that time has come', stage, at(10), null],
    ['nothing where results are immediate', { ...stage, resultsAt: null }, at(7), null],
    ['nothing of published results', { ...stage, publishedAt: at(10) }, at(11), null],
    ['nothing of withdrawn results', { ...stage, withdrawnBecause: 'Ошибка' }, at(7), null],
    ['nothing of a cancelled stage', { ...stage, cancelledAt: at(4) }, at(4), null],
  ])('%s', (_, of, now, movable) => {
    expect(movableOf(of, now)).toBe(movable)
  })

  const move = (change: Partial<StageTerms>, now: Date) =>
    moveRefusal(stage, { ...terms, ...change }, alone, now)

  test('before it opens the whole window may be moved to any valid time', () => {
    const week = { opensAt: at(12), closesAt: at(13), resultsAt: at(17) }
    expect(move(week, at(4))).toBeNull()
    expect(move({ ...week, resultsAt: at(12) }, at(4))).toBe('results_early')
    expect(move({ grades: [{ gradeIndex: 7, minutes: 45 }] }, at(4))).toBe('grades_fixed')
    expect(move({ resultsAt: null }, at(4))).toBe('results_kind_fixed')
  })

  test('while it runs the end can only be postponed, and the results with it', () => {
    expect(move({ closesAt: at(7) }, at(5))).toBeNull()
    expect(move({ closesAt: at(7), resultsAt: at(12) }, at(5))).toBeNull()
    expect(move({ closesAt: at(5, 20) }, at(5))).toBe('end_only_later')
    expect(move({ closesAt: at(11) }, at(5))).toBe('results_early')
    expect(move({ resultsAt: at(9) }, at(5))).toBe('results_only_later')
    expect(move({ opensAt: at(4) }, at(5))).toBe('opening_fixed')
    expect(move({ grades: grades.map((grade) => ({ ...grade, minutes: 90 })) }, at(5))).toBe('minutes_fixed')
  })

  test('while it is checked only the time of results can be postponed', () => {
    expect(move({ resultsAt: at(11) }, at(7))).toBeNull()
    expect(move({ resultsAt: at(9) }, at(7))).toBe('results_only_later')
    expect(move({ closesAt: at(8) }, at(7))).toBe('end_fixed')
    expect(move({ resultsAt: at(11) }, at(10))).toBe('stage_fixed')
  })

  test('results never come after the opening of the stage that requires them', () => {
    const next = { ...alone, nextOpensAt: at(11) }
    expect(moveRefusal(stage, { ...terms, resultsAt: at(12) }, next, at(7))).toBe('next_opens_before')
    expect(
      moveRefusal(stage, { ...terms, closesAt: at(7) }, { ...alone, nextOpensAt: at(9) }, at(5)),
    ).toBeNull()
  })
})

test('a stage created by a person is cancelled before it opens, one of the content never', () => {
  expect(cancelRefusal(stage, at(4))).toBeNull()
  expect(cancelRefusal(stage, at(5))).toBe('stage_begun')
  expect(cancelRefusal({ ...stage, madeBy: null }, at(4))).toBe('stage_of_content')
})

test('the limit of added time moves with the end, and stays between the last regular end and the results', () => {
  const later = { ...terms, closesAt: at(7) }
  expect(latestEndAfter(at(7), terms, later, false)).toEqual(at(8))
  expect(latestEndAfter(at(9, 20), terms, later, false)).toEqual(at(10))
  expect(
    latestEndAfter(at(6, 11), terms, { ...later, grades: [{ gradeIndex: 7, minutes: 120 }] }, false),
  ).toEqual(at(7, 12))
  expect(latestEndAfter(null, terms, later, false)).toBeNull()
})

test('the protocol records what has changed, with the former values', () => {
  expect(factsOfTerms({ ...terms, resultsAt: null })).toEqual({
    opensAt: at(5).toISOString(),
    closesAt: at(6).toISOString(),
    minutes: grades,
  })
  expect(factsOfMove(terms, { ...terms, resultsAt: at(11) })).toEqual({
    resultsAt: at(11).toISOString(),
    resultsBefore: at(10).toISOString(),
  })
  const faster = { ...terms, closesAt: at(7), grades: [grades[0]!, { gradeIndex: 8, minutes: 45 }] }
  expect(factsOfMove(terms, faster)).toMatchObject({
    opensBefore: at(5).toISOString(),
    closesBefore: at(6).toISOString(),
    closesAt: at(7).toISOString(),
    minutesBefore: grades,
  })
  expect(areTerms(terms, { ...terms, grades: grades.toReversed() })).toBe(true)
})
