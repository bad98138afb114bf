import { expect, test } from 'vitest'
import { afterAnswer, afterGiveUp, afterHint, untouched } from './standing.ts'

const right = { outcome: 'right', share: 1 } as const
const partial = { outcome: 'partial', share: 0.5 } as const
const wrong = { outcome: 'wrong', share: 0 } as const

test('a task is paid up to what a try is worth: half at first, the rest when it is mended', () => {
  const half = afterAnswer(untouched, partial, 20)
  expect(half).toMatchObject({ status: 'partially', tries: 1, share: 0.5, xp: 10 })
  expect(afterAnswer(half, right, 20)).toMatchObject({ status: 'solved', tries: 2, share: 1, xp: 15 })
})

test('a later try takes nothing back', () => {
  const half = afterAnswer(untouched, partial, 20)
  expect(afterAnswer(half, wrong, 20)).toMatchObject({ share: 0.5, xp: 10 })
})

test('a right answer after a hint is hinted', () => {
  const hinted = afterHint(untouched)
  expect(hinted).toMatchObject({ status: 'started', hintsOpened: 1, tries: 0 })
  expect(afterAnswer(hinted, right, 20)).toMatchObject({ status: 'hinted', xp: 10 })
})

test('giving up fails the task and keeps what was paid', () => {
  const half = afterAnswer(untouched, partial, 20)
  expect(afterGiveUp(half)).toEqual({ ...half, status: 'failed', gaveUp: true })
})
