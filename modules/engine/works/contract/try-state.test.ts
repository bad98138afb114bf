import { expect, test } from 'vitest'
import type { Review } from './review.ts'
import { tryStateOf } from './try-state.ts'

const said = (state: Review['state']): Review => ({
  state,
  criteria: [],
  points: 0,
  maxPoints: 500,
  comment: '',
  sheetNotes: [],
  reviewer: null,
  reviewedAt: '2026-11-20T09:00:00.000Z',
})
const verdict = (outcome: 'right' | 'partial' | 'wrong') => ({ outcome, share: 0, parts: [], feedback: null })

test.each([
  ['right', { verdict: verdict('right'), review: null }],
  ['partial', { verdict: verdict('partial'), review: said('reviewed') }],
  ['wrong', { verdict: verdict('wrong'), review: said('reviewed') }],
  ['waits', { verdict: null, review: null }],
  ['returned', { verdict: null, review: said('returned') }],
] as const)('a try is called %s by what was said about it', (state, one) => {
  expect(tryStateOf(one)).toBe(state)
})
