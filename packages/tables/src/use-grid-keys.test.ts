import { expect, test } from 'vitest'
import { gridStep } from './use-grid-keys.ts'

const size = [78, 19] as const

test.each<[string, boolean, [number, number], [number, number] | null]>([
  ['ArrowDown', false, [0, 3], [1, 3]],
  ['ArrowDown', false, [77, 3], [77, 3]],
  ['ArrowUp', false, [5, 3], [4, 3]],
  ['ArrowUp', false, [0, 3], [0, 3]],
  ['ArrowRight', false, [5, 17], [5, 18]],
  ['ArrowRight', false, [5, 18], [5, 18]],
  ['ArrowLeft', false, [5, 0], [5, 0]],
  ['Home', false, [5, 9], [5, 0]],
  ['End', false, [5, 9], [5, 18]],
  ['Home', true, [5, 9], [0, 0]],
  ['End', true, [5, 9], [77, 18]],
  ['a', false, [5, 9], null],
  ['Enter', false, [5, 9], null],
])('%s (Ctrl: %s) leads from %j to %j', (key, ctrlKey, from, to) => {
  expect(gridStep({ key, ctrlKey }, from, size)).toEqual(to)
})
