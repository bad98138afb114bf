import { expect, test } from 'vitest'
import {
  byTrouble,
  changeOf,
  compareWith,
  daysOf,
  levelsOf,
  mondaysOf,
  type ParallelFacts,
} from './teacher-statistics-rules.ts'

test('a change is shown for results of three tasks and more', () => {
  const few = { tasks: 2, first: 2 }
  const many = { tasks: 10, first: 5 }
  expect(changeOf({ tasks: 4, first: 3 }, many)).toBe(25)
  expect(changeOf(many, few)).toBeNull()
  expect(changeOf(few, many)).toBeNull()
})

test('a result is good from 80 per cent and bad under 50', () => {
  expect(levelsOf([100, 80, 79, 50, 49, 0])).toEqual({ well: 2, soSo: 2, badly: 2 })
})

test('the theme with most trouble comes first, of equals that of more pupils', () => {
  const themes = [
    { title: 'Дроби', well: 9, soSo: 0, badly: 1 },
    { title: 'Проценты', well: 0, soSo: 2, badly: 0 },
    { title: 'Уравнения', well: 0, soSo: 0, badly: 1 },
    { title: 'Степени', well: 0, soSo: 0, badly: 3 },
  ]
  expect(themes.toSorted(byTrouble).map(({ title }) => title)).toEqual([
    'Степени',
    'Уравнения',
    'Проценты',
    'Дроби',
  ])
})

test('a period has all its days and the Mondays of its weeks', () => {
  expect(daysOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  expect(mondaysOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual(['2026-11-23', '2026-11-30'])
})

const own = { pupils: 20, active: 10, tasks: 100, percent: 70 }
const rest: ParallelFacts = { gradeIndex: 7, classes: 2, pupils: 50, active: 5, tasks: 60, percent: 60 }

test('a class is compared with the means of its parallel', () => {
  expect(compareWith(rest, own)).toEqual({
    hidden: null,
    gradeIndex: 7,
    classes: 2,
    own: { percent: 70, tasks: 10, active: 50 },
    rest: { percent: 60, tasks: 12, active: 10 },
  })
})

test.each([
  ['few_classes', { classes: 1, active: 40 }],
  ['few_pupils', { classes: 2, active: 4 }],
])('hides a parallel in which somebody would be seen, with its figures: %s', (hidden, facts) => {
  expect(compareWith({ ...rest, ...facts }, own)).toEqual({
    hidden,
    gradeIndex: 7,
    classes: null,
    own: null,
    rest: null,
  })
})
