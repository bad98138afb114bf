import { expect, test } from 'vitest'
import { lookAt } from './look-at.ts'

const owl = { x: 500, y: 500 }

test('the eyes turn to the place of writing', () => {
  expect(lookAt(owl, { x: 100, y: 500 })).toEqual({ x: -8, y: 0 })
  expect(lookAt(owl, { x: 500, y: 200 })).toEqual({ x: 0, y: -8 })
})

test('near points turn them less', () => {
  const { x, y } = lookAt(owl, { x: 530, y: 500 })
  expect([x, y]).toEqual([2, 0])
})

test('never further than the face goes, and straight ahead at itself', () => {
  const { x, y } = lookAt(owl, { x: -9000, y: -9000 })
  expect(Math.hypot(x, y)).toBeLessThanOrEqual(9)
  expect(lookAt(owl, owl)).toEqual({ x: 0, y: 0 })
})
