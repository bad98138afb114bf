import { addDays } from '@school/texts'
import { describe, expect, test } from 'vitest'
import { forecastOf, rightInRowFor } from './forecast.ts'
import { type Measure, nothing } from './measure.ts'

const span = { beganOn: '2026-11-11', today: '2026-11-20', dueOn: '2026-11-30' }

/** So much on each of these days. */
const on = (
  days: Record<string, number | [done: number, right: number]>,
  more: Partial<Measure> = {},
): Measure => {
  const known = new Map(
    Object.entries(days).map(([day, each]) => {
      const [done, right] = typeof each === 'number' ? [each, each] : each
      return [`2026-11-${day}`, { done, right }]
    }),
  )
  const sum = (of: 'done' | 'right') => [...known.values()].reduce((all, day) => all + day[of], 0)
  return { ...nothing, amount: sum('right'), total: sum('done'), right: sum('right'), days: known, ...more }
}
const none = { on: null, amount: null, moreAWeek: null, rightInRow: null }

describe('of a count', () => {
  const tasks = (target: number) => ({ metric: 'tasks' as const, target })

  test.each([
    ['one day is too little for a forecast', on({ '20': 5 }), { kind: 'early' }],
    [
      'a sufficient pace reaches the target in time',
      on({ '12': 5, '19': 5 }),
      { kind: 'reaches', on: '2026-11-30' },
    ],
    ['and sooner', on({ '12': 8, '19': 8 }), { kind: 'reaches', on: '2026-11-23' }],
    [
      'an insufficient one shows the expected amount and how many days of practice a week are missing',
      on({ '12': 3, '19': 3 }),
      { kind: 'short', amount: 12, moreAWeek: 2 },
    ],
    [
      'more than daily practice is not recommended',
      on({ '12': 1, '19': 1 }),
      { kind: 'short', amount: 4, moreAWeek: null },
    ],
  ])('%s', (_, measure, wanted) => {
    expect(forecastOf(tasks(20), measure, span)).toEqual({ ...none, ...wanted })
  })

  test('there is none for a goal that is reached or over', () => {
    expect(forecastOf(tasks(10), on({ '12': 10 }), span)).toBeNull()
    expect(forecastOf(tasks(10), on({ '12': 5 }), { ...span, dueOn: '2026-11-19' })).toBeNull()
  })

  test('on the first two days it is too early, however much was done', () => {
    const begun = { ...span, beganOn: '2026-11-19' }
    expect(forecastOf(tasks(50), on({ '19': 20, '20': 20 }), begun)).toMatchObject({ kind: 'early' })
  })
})

describe('of days', () => {
  test.each([
    ['there are as many days as it takes', 11, on({}), 'early'],
    ['one day less', 12, on({}), 'too_late'],
    ['today counts', 11, on({ '20': 1 }), 'early'],
    ['and not twice', 12, on({ '20': 1 }), 'too_late'],
  ])('%s', (_, target, measure, kind) => {
    expect(forecastOf({ metric: 'days', target }, measure, span)).toMatchObject({ kind })
  })

  test.each([
    ['a row without today goes on today', 3, on({ '18': 1, '19': 1 }, { amount: 2 }), '2026-11-24'],
    ['a row with today goes on tomorrow', 3, on({ '19': 1, '20': 1 }, { amount: 2 }), '2026-11-25'],
  ])('%s', (_, __, measure, reached) => {
    expect(forecastOf({ metric: 'row', target: 7 }, measure, span)).toEqual({
      ...none,
      kind: 'reaches',
      on: reached,
    })
  })

  test('a row that was broken too late does not come in time', () => {
    expect(forecastOf({ metric: 'row', target: 14 }, on({}), span)).toEqual({ ...none, kind: 'too_late' })
    expect(
      forecastOf({ metric: 'row', target: 14 }, on({}), { ...span, dueOn: addDays(span.dueOn, 10) }),
    ).toMatchObject({ kind: 'reaches' })
  })
})

describe('of per cents', () => {
  const aim = { metric: 'percent' as const, target: 80 }
  const share = (days: Parameters<typeof on>[0]) => {
    const measure = on(days)
    return { ...measure, amount: Math.floor((100 * measure.right) / measure.total) }
  }

  test.each([
    ['four tasks are too few for a forecast', share({ '19': [4, 2] }), { kind: 'early' }],
    ['the last tasks decide the forecast', share({ '12': [20, 12], '19': [20, 19] }), { kind: 'reaches' }],
    [
      'an insufficient share shows the expected one and how many right answers in a row it takes',
      share({ '12': [10, 7], '19': [10, 7] }),
      { kind: 'short', amount: 70, rightInRow: 10 },
    ],
  ])('%s', (_, measure, wanted) => {
    expect(forecastOf(aim, measure, span)).toEqual({ ...none, ...wanted })
  })

  test.each([
    [{ right: 14, total: 20 }, 10],
    [{ right: 4, total: 5 }, 15],
    [{ right: 16, total: 20 }, 0],
  ])('%o takes so many in a row', (measure, row) => expect(rightInRowFor(80, measure)).toBe(row))
})

test('of exams and marks it contains the best and the mean', () => {
  const exam = { metric: 'exam' as const, target: 70 }
  expect(forecastOf(exam, nothing, span)).toMatchObject({ kind: 'no_exam' })
  expect(forecastOf(exam, { ...nothing, amount: 62, total: 1 }, span)).toMatchObject({
    kind: 'exam',
    amount: 62,
  })
  const mark = { metric: 'mark' as const, target: 4 }
  expect(forecastOf(mark, nothing, span)).toMatchObject({ kind: 'early' })
  expect(forecastOf(mark, { ...nothing, amount: 3.5, total: 4 }, span)).toMatchObject({
    kind: 'short',
    amount: 3.5,
  })
  expect(forecastOf(mark, { ...nothing, amount: 4.5, total: 2 }, span)).toMatchObject({ kind: 'reaches' })
})
