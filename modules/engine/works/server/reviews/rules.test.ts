import { expect, test } from 'vitest'
import { verdictOf } from './rules.ts'

test('a review is a verdict: all points are right, some are partial, none are wrong', () => {
  expect(verdictOf(300, 300)).toMatchObject({ outcome: 'right', share: 1 })
  expect(verdictOf(150, 300)).toMatchObject({ outcome: 'partial', share: 0.5 })
  expect(verdictOf(0, 300)).toMatchObject({ outcome: 'wrong', share: 0 })
})
