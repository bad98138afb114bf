import { describe, expect, test } from 'vitest'
import { areResultsOpen, rulesOf } from './rules/work-rules.ts'
import {
  afterAnswer,
  afterGiveUp,
  afterHint,
  isTaskClosed,
  untouched,
  withoutTriesLeft,
} from './task-state.ts'

const right = { outcome: 'right', share: 1 } as const
const partial = { outcome: 'partial', share: 0.5 } as const
const wrong = { outcome: 'wrong', share: 0 } as const

test('a task is paid up to the value of a try: half at first, the rest when it is corrected', () => {
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

test('giving up fails the task and keeps the paid XP', () => {
  const half = afterAnswer(untouched, partial, 20)
  expect(afterGiveUp(half)).toEqual({ ...half, status: 'failed', gaveUp: true })
})

const homework = rulesOf({ mode: 'homework' })
const practice = rulesOf({ mode: 'practice' })

describe('a task is closed', () => {
  test.each([
    ['never by tries in practice', practice, { tries: 50 }, false],
    ['by a right answer', practice, { tries: 1, share: 1 }, true],
    ['by giving up', practice, { gaveUp: true }, true],
    ['not by the second try of a homework', homework, { tries: 2 }, false],
    ['by the third try of a homework', homework, { tries: 3 }, true],
    ['by as many tries as the owner states', rulesOf({ mode: 'homework', tries: 5 }), { tries: 3 }, false],
  ])('%s', (_, rules, change, expected) => {
    expect(isTaskClosed(rules, { ...untouched, ...change })).toBe(expected)
  })
})

test('the last try of a homework fails a task, or leaves it partly solved', () => {
  const wrong = { ...untouched, status: 'started', tries: 3 } as const
  expect(withoutTriesLeft(homework, wrong).status).toBe('failed')
  expect(withoutTriesLeft(homework, { ...wrong, share: 0.5 }).status).toBe('partially')
  expect(withoutTriesLeft(homework, { ...wrong, tries: 2 }).status).toBe('started')
  expect(withoutTriesLeft(practice, wrong).status).toBe('started')
})

test('an exam has no hints and no giving up; the owner can override a mode', () => {
  expect(rulesOf({ mode: 'exam' })).toMatchObject({ hints: false, giveUp: false, tries: 1, attempts: 1 })
  expect(rulesOf({ mode: 'practice', attempts: null, minutes: 20 })).toMatchObject({
    attempts: null,
    minutes: 20,
    hints: true,
  })
})

test('results are open from the finish, or from the hour set by the owner', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(areResultsOpen({ resultsAt: null }, now)).toBe(true)
  expect(areResultsOpen({ resultsAt: '2026-11-20T10:00:00Z' }, now)).toBe(true)
  expect(areResultsOpen({ resultsAt: '2026-11-20T10:00:01Z' }, now)).toBe(false)
})
