import { describe, expect, test } from 'vitest'
import {
  type Counted,
  figuresOf,
  hiddenAmong,
  histogramOf,
  isHiddenOnTheWay,
  isWeak,
  medianOf,
  placesOf,
  themesOf,
} from './rules.ts'

const of = (...percents: number[]): Counted[] =>
  percents.map((percent) => ({ percent, people: 1, winners: percent >= 80 ? 1 : 0 }))

describe('figures', () => {
  test('are unknown for an empty group', () => {
    expect(figuresOf([], 30, true)).toEqual({
      participants: 0,
      pupils: 30,
      averagePercent: null,
      medianPercent: null,
      winners: 0,
    })
  })

  test('weigh each result by its number of people', () => {
    const rows = [
      { percent: 40, people: 3, winners: 0 },
      { percent: 100, people: 1, winners: 1 },
    ]
    expect(figuresOf(rows, null, true)).toMatchObject({
      participants: 4,
      averagePercent: 55,
      medianPercent: 40,
      winners: 1,
    })
    expect(figuresOf(rows, null, false).winners).toBeNull()
  })

  test.each([
    [[10, 90, 50], 50],
    [[10, 20, 90, 100], 55],
    [[70], 70],
  ])('have the median of %j in the middle', (percents, median) => {
    expect(medianOf(of(...percents))).toBe(median)
  })

  test('are spread over tenths, a hundred in the last', () => {
    expect(histogramOf(of(0, 9, 10, 99, 100))).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  })
})

describe('hidden groups', () => {
  const hidden = (sizes: Record<string, number>) =>
    [...hiddenAmong(new Map(Object.entries(sizes)))].toSorted()

  test('have one to four people; an empty group reveals nothing', () => {
    expect(hidden({ a: 0, b: 4, c: 3, d: 5 })).toEqual(['b', 'c'])
    expect(hidden({ a: 0, d: 5 })).toEqual([])
  })

  test('include the next smallest when there is a single one, which could be computed otherwise', () => {
    expect(hidden({ a: 2, b: 40, c: 9, e: 0 })).toEqual(['a', 'c'])
    expect(hidden({ a: 2 })).toEqual(['a'])
  })
})

test('an organization is hidden by its own size too, with everything below it', () => {
  const school = (participants: number, ...path: number[]) => ({ path: [1, ...path], participants })
  const schools = [school(3, 2, 21), school(9, 2, 22), school(40, 2, 23), school(4, 3, 31), school(6, 4, 41)]
  const hidden = (...trail: number[]) => isHiddenOnTheWay(schools, [1, ...trail])
  expect([hidden(), hidden(2), hidden(2, 21), hidden(2, 22), hidden(2, 23)]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect([hidden(3), hidden(4), hidden(4, 41)]).toEqual([true, true, true])
})

test('equal averages share a place, and an unknown average has none', () => {
  const places = placesOf(
    new Map([
      ['a', 60],
      ['b', 70],
      ['c', 60],
      ['d', null],
      ['e', 10],
    ]),
  )
  expect(Object.fromEntries(places)).toEqual({ b: 1, a: 2, c: 2, e: 4 })
})

test('a task is weak when half have not solved it, or far fewer than elsewhere', () => {
  expect([isWeak(49, 20), isWeak(50, 64), isWeak(70, 85)]).toEqual([true, false, true])
})

test('a theme is the average of its tasks, the weakest first; a task may be about two', () => {
  const tasks = [
    { themes: ['Логика'], herePercent: 80, everywherePercent: 70 },
    { themes: ['Логика', 'Счёт'], herePercent: 55, everywherePercent: 60 },
    { themes: [], herePercent: 0, everywherePercent: 0 },
    { themes: ['Счёт'], herePercent: 20, everywherePercent: 25 },
  ]
  expect(themesOf(tasks)).toEqual([
    { title: 'Счёт', tasks: 2, herePercent: 38, everywherePercent: 43, isWeak: true },
    { title: 'Логика', tasks: 2, herePercent: 68, everywherePercent: 65, isWeak: false },
  ])
  expect(themesOf([])).toEqual([])
})
