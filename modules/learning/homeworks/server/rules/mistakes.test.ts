import { expect, test } from 'vitest'
import { mistakesByTheme } from './mistakes.ts'

const percents = { id: 1, courseId: 9, title: 'Проценты' }
const ratios = { id: 2, courseId: 9, title: 'Отношения' }
const themes = new Map([
  [11, ratios],
  [12, percents],
  [13, percents],
  [14, percents],
])

test('mistakes are grouped by lessons, the largest group first, tasks without a lesson last', () => {
  const tasks = [
    { id: 10, status: 'failed' as const },
    { id: 11, status: 'hinted' as const },
    { id: 12, status: 'failed' as const },
    { id: 13, status: 'not_started' as const },
    { id: 14, status: 'solved' as const },
  ]
  expect(mistakesByTheme(tasks, themes)).toEqual([
    { lesson: percents, taskIds: [12, 13] },
    { lesson: ratios, taskIds: [11] },
    { lesson: null, taskIds: [10] },
  ])
})

test('an unreviewed answer is no mistake', () =>
  expect(mistakesByTheme([{ id: 12, status: 'in_queue' }], themes)).toEqual([]))

test('without mistakes there is nothing', () =>
  expect(mistakesByTheme([{ id: 12, status: 'solved' }], themes)).toEqual([]))
