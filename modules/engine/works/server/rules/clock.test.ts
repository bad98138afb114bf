import { describe, expect, test } from 'vitest'
import { deadlineOf, isInTime, isOver, nothingMore, timeIfStarted, windowStateOf } from './clock.ts'
import { rulesOf } from '@school/work-rules/server'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)
const clock = (time: Date | null) => time?.toISOString().slice(11, 16) ?? null
const open = { opensAt: at('08:00').toISOString(), closesAt: at('12:00').toISOString() }
const exam = (rules: object = {}) => rulesOf({ mode: 'exam', ...rules })
const given = (more: object) => ({ ...nothingMore, ...more })

describe('the deadline of an attempt', () => {
  test.each([
    ['without a clock there is none', exam(), {}, '09:00', null],
    ['is the end of the window without personal minutes', exam(open), {}, '09:00', '12:00'],
    ['is the start and the minutes', exam({ minutes: 60 }), {}, '09:00', '10:00'],
    ['gives late starters all the minutes', exam({ ...open, minutes: 60 }), {}, '11:30', '12:30'],
    [
      'cuts who came late by a hard close',
      exam({ ...open, minutes: 60, hardClose: true }),
      {},
      '11:30',
      '12:00',
    ],
    [
      'is not moved by a hard close that is far',
      exam({ ...open, minutes: 60, hardClose: true }),
      {},
      '09:00',
      '10:00',
    ],
    ['adds extra seconds', exam({ minutes: 60 }), { extraSeconds: 600 }, '09:00', '10:10'],
    [
      'adds extra seconds after a hard close too',
      exam({ ...open, minutes: 60, hardClose: true }),
      { extraSeconds: 600 },
      '11:30',
      '12:10',
    ],
    ['adds extra seconds to a window without minutes', exam(open), { extraSeconds: 900 }, '09:00', '12:15'],
    ['moves with the shift of the window', exam(open), { shiftSeconds: 3600 }, '09:00', '13:00'],
    [
      'is a quarter longer by an accommodation',
      exam({ minutes: 60 }),
      { timeFactor: 1.25 },
      '09:00',
      '10:15',
    ],
    [
      'is half as long again by an accommodation',
      exam({ minutes: 60 }),
      { timeFactor: 1.5 },
      '09:00',
      '10:30',
    ],
    [
      'keeps the added time over a hard close',
      exam({ ...open, minutes: 60, hardClose: true }),
      { timeFactor: 1.5 },
      '11:00',
      '12:30',
    ],
    [
      'without a limit is the end of the window',
      exam({ ...open, minutes: 60 }),
      { timeFactor: null },
      '09:00',
      '12:00',
    ],
    ['without a limit and a window is none', exam({ minutes: 60 }), { timeFactor: null }, '09:00', null],
    [
      'adds everything together',
      exam({ minutes: 60 }),
      { timeFactor: 1.5, extraSeconds: 300 },
      '09:00',
      '10:35',
    ],
  ])('%s', (_, rules, more, startedAt, expected) => {
    expect(clock(deadlineOf(at(startedAt), rules, given(more)))).toBe(expected)
  })
})

test.each([
  ['07:59', {}, 'before'],
  ['08:00', {}, 'open'],
  ['11:59', {}, 'open'],
  ['12:00', {}, 'after'],
  ['08:30', { shiftSeconds: 3600 }, 'before'],
  ['12:30', { shiftSeconds: 3600 }, 'open'],
  ['12:30', { extraSeconds: 3600 }, 'open'],
  ['08:00', { extraSeconds: 3600 }, 'open'],
])('at %s with %o the window is %s', (now, more, expected) => {
  expect(windowStateOf(exam(open), given(more), at(now))).toBe(expected)
})

describe('the announcement of the start screen', () => {
  test('announces a time shortened by a late start', () => {
    const rules = exam({ ...open, minutes: 60, hardClose: true })
    expect(timeIfStarted(at('11:30'), rules, nothingMore)).toEqual({ seconds: 1800, isShortened: true })
    expect(timeIfStarted(at('09:00'), rules, nothingMore)).toEqual({ seconds: 3600, isShortened: false })
  })
  test('has no seconds without a clock', () => {
    expect(timeIfStarted(at('09:00'), exam(), nothingMore)).toEqual({ seconds: null, isShortened: false })
  })
})

describe('an answer', () => {
  const attempt = { deadlineAt: at('10:00'), graceSeconds: 10 }
  const after = (seconds: number) => new Date(at('10:00').getTime() + seconds * 1000)
  test.each([
    ['counts before the deadline', after(-1), null, true],
    ['counts at the deadline itself', after(0), null, true],
    ['is late a moment after it', after(0.001), null, false],
    ['counts when it left in time and came within the grace', after(9), after(-1), true],
    ['is late when it left after the deadline', after(5), after(1), false],
    ['is late when it came after the grace, whatever it says', after(11), after(-1), false],
  ])('%s', (_, now, sentAt, expected) => {
    expect(isInTime(attempt, now, sentAt)).toBe(expected)
  })
  test('is always in time without a deadline', () => {
    expect(isInTime({ deadlineAt: null, graceSeconds: 0 }, after(99), null)).toBe(true)
  })
  test('may arrive until the grace is over, then the attempt is closed', () => {
    expect(isOver(attempt, after(10))).toBe(false)
    expect(isOver(attempt, after(10.001))).toBe(true)
    expect(isOver({ deadlineAt: null, graceSeconds: 0 }, after(99))).toBe(false)
  })
})
