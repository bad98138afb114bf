import { expect, test } from 'vitest'
import { verdictOfPoints } from './review-verdict.ts'

test('a review is a verdict: all points are right, some are partial, none are wrong', () => {
  expect(verdictOfPoints(300, 300)).toMatchObject({ outcome: 'right', share: 1 })
  expect(verdictOfPoints(150, 300)).toMatchObject({ outcome: 'partial', share: 0.5 })
  expect(verdictOfPoints(0, 300)).toMatchObject({ outcome: 'wrong', share: 0 })
})
