import { describe, expect, test } from 'vitest'
import type { PracticeOutcome } from '../../contract/mastery.ts'
import { afterCheck, afterPractice, isDue, levelOfSeries, type Mastery, untouched } from './mastery.ts'

const pool = { easiest: 1, hardest: 4 }
const now = new Date('2026-11-20T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000)
const practise = (outcomes: readonly PracticeOutcome[], from: Mastery = untouched): Mastery =>
  outcomes.reduce((before, outcome) => afterPractice(before, outcome, pool), from)
const right = (times: number): PracticeOutcome[] => Array.from({ length: times }, () => 'right')
const at = (level: Mastery['level']): Mastery => ({ ...untouched, level, step: 3 })

describe('a level by the last five answers', () => {
  const yes = true
  const no = false
  test.each([
    [[], 'not_started'],
    [[yes], 'attempted'],
    [[no, no, no, no, no], 'attempted'],
    [[yes, yes, yes], 'attempted'],
    [[yes, yes, yes, no, no], 'attempted'],
    [[yes, yes, yes, yes], 'familiar'],
    [[yes, yes, no, yes, yes], 'familiar'],
    [[yes, yes, yes, yes, yes], 'proficient'],
  ] as const)('%j is %s', (series, level) => {
    expect(levelOfSeries(series)).toBe(level)
  })
})

describe('practice', () => {
  test('makes five right answers in a row proficient, and never mastered', () => {
    expect(practise(right(4)).level).toBe('familiar')
    expect(practise(right(5)).level).toBe('proficient')
    expect(practise(right(20)).level).toBe('proficient')
  })

  test('looks at the last five answers: an old miss is forgotten', () => {
    expect(practise(['wrong', 'wrong', ...right(5)]).level).toBe('proficient')
    expect(practise([...right(3), 'wrong', 'right']).level).toBe('familiar')
  })

  test('never lowers a level', () => {
    const known = practise(right(5))
    expect(practise(['wrong', 'gave_up', 'wrong', 'wrong', 'wrong'], known).level).toBe('proficient')
    expect(practise(['wrong', 'wrong'], at('mastered')).level).toBe('mastered')
  })

  test('does not take an answer with a hint for a right one', () => {
    expect(practise([...right(4), 'helped']).level).toBe('familiar')
    expect(practise(['helped', 'helped', 'helped', 'helped', 'helped']).level).toBe('attempted')
  })
})

describe('difficulty', () => {
  test('goes one step up after two right answers in a row', () => {
    expect(practise(right(1)).step).toBe(1)
    expect(practise(right(2)).step).toBe(2)
    expect(practise(right(3)).step).toBe(2)
    expect(practise(right(4)).step).toBe(3)
  })

  test('goes one step down after two wrong ones in a row', () => {
    const high = { ...untouched, step: 3 }
    expect(practise(['wrong'], high).step).toBe(3)
    expect(practise(['wrong', 'gave_up'], high).step).toBe(2)
    expect(practise(['wrong', 'right', 'wrong', 'right'], high).step).toBe(3)
  })

  test('does not change at a hint, which breaks a row of right answers but not a row of wrong ones', () => {
    expect(practise(['right', 'helped', 'right']).step).toBe(1)
    expect(practise(['wrong', 'helped', 'wrong'], { ...untouched, step: 3 }).step).toBe(2)
  })

  test('stays within what the pool has', () => {
    expect(practise(right(20)).step).toBe(4)
    expect(practise(['wrong', 'wrong', 'wrong', 'wrong']).step).toBe(1)
    expect(afterPractice(untouched, 'right', { easiest: 2, hardest: 3 }).step).toBe(2)
  })
})

describe('a mixed check', () => {
  const check = (before: Mastery, outcome: PracticeOutcome, when = now) =>
    afterCheck(before, outcome, pool, when)

  test('makes proficient mastered, to come back in two days', () => {
    expect(check(at('proficient'), 'right')).toMatchObject({
      level: 'mastered',
      repetition: 0,
      dueAt: later(2),
    })
  })

  test.each([
    ['mastered', 'proficient'],
    ['proficient', 'familiar'],
    ['familiar', 'attempted'],
    ['attempted', 'attempted'],
  ] as const)('a wrong answer lowers %s to %s, and practice starts from zero', (before, after) => {
    const series = [true, true, true, true]
    for (const miss of ['wrong', 'gave_up'] as const)
      expect(check({ ...at(before), series }, miss)).toMatchObject({ level: after, series: [], dueAt: null })
  })

  test('below proficient a right answer counts as practice', () => {
    const almost = { ...at('familiar'), series: [true, true, true, true] }
    expect(check(almost, 'right')).toMatchObject({
      level: 'proficient',
      series: [true, true, true, true, true],
    })
    expect(check(at('attempted'), 'right').level).toBe('attempted')
  })

  test('a partly right answer changes nothing', () => {
    expect(check(at('proficient'), 'helped').level).toBe('proficient')
    expect(check(at('mastered'), 'helped').level).toBe('mastered')
  })
})

describe('repetition', () => {
  test('comes after 2, 7, 21 and 60 days, and then every 60', () => {
    let mastery = afterCheck(at('proficient'), 'right', pool, now)
    let when = now
    for (const days of [2, 7, 21, 60, 60]) {
      expect(mastery.dueAt).toEqual(new Date(when.getTime() + days * 24 * 60 * 60_000))
      when = mastery.dueAt!
      mastery = afterCheck(mastery, 'right', pool, when)
    }
  })

  test('a right answer before its day changes nothing', () => {
    const mastered = afterCheck(at('proficient'), 'right', pool, now)
    expect(afterCheck(mastered, 'right', pool, later(1))).toMatchObject({ repetition: 0, dueAt: later(2) })
  })

  test('begins from two days again after a miss', () => {
    const old: Mastery = { ...at('mastered'), repetition: 3, dueAt: now }
    const fallen = afterCheck(old, 'wrong', pool, now)
    expect(fallen).toMatchObject({ level: 'proficient', repetition: 0 })
    expect(afterCheck(fallen, 'right', pool, now).dueAt).toEqual(later(2))
  })

  test('is due from its very moment, and only for what is mastered', () => {
    expect(isDue({ level: 'mastered', dueAt: now }, now)).toBe(true)
    expect(isDue({ level: 'mastered', dueAt: later(1) }, now)).toBe(false)
    expect(isDue({ level: 'proficient', dueAt: now }, now)).toBe(false)
    expect(isDue({ level: 'mastered', dueAt: null }, now)).toBe(false)
  })
})
