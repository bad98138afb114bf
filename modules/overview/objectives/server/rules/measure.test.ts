import { expect, test } from 'vitest'
import type { Metric } from '../../contract/metric.ts'
import { isReachedBy, type Measure, nothing, percentReached, percentRight } from './measure.ts'

const done = (more: Partial<Measure>): Measure => ({ ...nothing, ...more })

test.each<[string, Metric, number, Partial<Measure>, boolean, number]>([
  ['nothing was done', 'tasks', 20, {}, false, 0],
  ['a half is solved', 'tasks', 20, { amount: 10 }, false, 50],
  ['one is missing, and it is not all yet', 'tasks', 500, { amount: 499 }, false, 99],
  ['all are solved', 'tasks', 20, { amount: 20 }, true, 100],
  ['more than all', 'tasks', 20, { amount: 31 }, true, 100],
  ['all right, of too few tasks', 'percent', 80, { amount: 100, total: 5, right: 5 }, false, 25],
  ['a share over the target', 'percent', 80, { amount: 80, total: 20, right: 16 }, true, 100],
  [
    'a share that is rounded up to the target is under it',
    'percent',
    80,
    { amount: 79, total: 59, right: 47 },
    false,
    98,
  ],
  ['two marks say nothing yet', 'mark', 4, { amount: 5, total: 2 }, false, 66],
  ['a mean under the mark', 'mark', 4, { amount: 3.9, total: 5 }, false, 97],
  ['a mean of the mark', 'mark', 4, { amount: 4, total: 3 }, true, 100],
  ['the row was broken after it was long enough', 'row', 7, { amount: 1, best: 7 }, true, 100],
  ['the row goes on', 'row', 7, { amount: 3, best: 3 }, false, 42],
  ['no exam was written', 'exam', 4, {}, false, 0],
  ['the best exam is the target', 'exam', 4, { amount: 4, total: 2 }, true, 100],
])('%s', (_, metric, target, measured, isReached, percent) => {
  const measure = done(measured)
  expect(isReachedBy({ metric, target }, measure)).toBe(isReached)
  expect(percentReached({ metric, target }, measure)).toBe(percent)
})

test('per cents are never rounded up, and of nothing there are none', () => {
  expect(percentRight({ right: 999, total: 1000 })).toBe(99)
  expect(percentRight({ right: 0, total: 0 })).toBe(0)
})
