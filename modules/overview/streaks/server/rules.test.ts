import { addDays } from '@school/texts'
import { describe, expect, test } from 'vitest'
import { giftsOf, refuseRest, walk } from './rules.ts'

const today = '2026-11-20'
const ago = (days: number) => addDays(today, -days)

/** The last days, the last character is today: a digit is solved tasks (`+` is ten), `.` nothing, `r` a free day, `w` a quarter of an hour of films, `v` a minute less. */
function walkOf(history: string) {
  const solved = new Map<string, number>()
  const watched = new Map<string, number>()
  const rest = new Set<string>()
  ;[...history].forEach((sign, index) => {
    const day = ago(history.length - 1 - index)
    if (sign === 'r') rest.add(day)
    else if (sign === 'w' || sign === 'v') watched.set(day, sign === 'w' ? 900 : 840)
    else if (sign !== '.') solved.set(day, sign === '+' ? 10 : Number(sign))
  })
  return walk({ today, solved, watched, isRest: (day) => rest.has(day) })
}

const signs = {
  done: 'D',
  frozen: 'f',
  repaired: 'R',
  rest: 'r',
  missed: '-',
  open: '?',
  before: '_',
} as const
const statesOf = (history: string) =>
  walkOf(history)
    .thirty.slice(-history.length)
    .map(({ state }) => signs[state])
    .join('')

describe('a row of days', () => {
  test.each([
    ['begins with the first solved task', '1', 'D', 1],
    ['goes on', '111', 'DDD', 3],
    ['waits for today', '11.', 'DD?', 2],
    ['is not broken by two missed days: they are frozen', '1.1.1', 'DfDfD', 3],
    ['is broken by the third of thirty days', '1.1.1.1', 'DfDfD-D', 1],
    ['is saved by ten tasks in the two days after the missed one', '1.1.1.+', 'DfDfDRD', 4],
    ['is saved by tasks of both days together', '1.1.1.37', 'DfDfDRDD', 5],
    ['is not saved by nine', '1.1.1.36', 'DfDfD-DD', 2],
    ['is saved after two missed days by the day after them', '1.1.1..+', 'DfDfDRRD', 4],
    ['is not broken by free days, which are not counted', '1rrrr1', 'DrrrrD', 2],
    ['counts a free day on which something was solved', '1r1', 'DrD', 2],
    ['counts a quarter of an hour of films, and not less', '1wv', 'DD?', 2],
    ['begins with films too, and not with a minute of them', 'v.w.1', '__DfD', 2],
    ['on a free day counts films', 'rwr', '_Dr', 1],
    ['is empty for a pupil who has not begun', '...', '__?', 0],
  ])('%s', (_, history, states, days) => {
    expect(statesOf(history)).toBe(states)
    expect(walkOf(history).days).toBe(days)
  })

  test('has its freezes again thirty days later', () => {
    const history = `1.1.1${'1'.repeat(26)}.1`
    expect(history).toHaveLength(33)
    expect(walkOf(history).days).toBe(30)
  })

  test('is remembered at its longest', () => {
    expect(walkOf('1111....1')).toMatchObject({ days: 1, best: 4 })
  })

  test('knows on which day it grew to each length for the first time', () => {
    expect(walkOf('1.1.1').grownOn).toEqual([ago(4), ago(2), today])
    expect(walkOf('11....111').grownOn).toEqual([ago(8), ago(7), today])
  })

  test('counts days of the last thirty, today included, whatever was broken', () => {
    expect(walkOf(`${'1'.repeat(20)}${'.'.repeat(15)}`).daysOfThirty).toBe(15)
    expect(walkOf(`${'1'.repeat(40)}`).daysOfThirty).toBe(30)
    expect(walkOf('1').thirty).toHaveLength(30)
  })
})

describe('making up', () => {
  test('says how many tasks are left, until when and what comes of it', () => {
    expect(walkOf('1.1.1.3').repair).toEqual({ day: ago(1), until: addDays(today, 1), tasksLeft: 7, days: 4 })
  })
  test('is offered on the day after the missed one, before anything is solved', () => {
    expect(walkOf('1.1.1..').repair).toMatchObject({ tasksLeft: 10, days: 3 })
  })
  test('is over after two days', () => expect(walkOf('1.1.1.111').repair).toBeNull())
  test('is not offered for a day that was frozen', () => expect(walkOf('11.').repair).toBeNull())
})

describe('freezes', () => {
  test.each([
    ['111', 2],
    ['1.1', 1],
    ['1.1.1', 0],
  ])('%s leaves %i', (history, left) => expect(walkOf(history).freezesLeft).toBe(left))
})

describe('gifts', () => {
  test.each([
    [0, [], null, 3],
    [3, [], 3, 7],
    [8, [], 3, 14],
    [8, [3], 7, 14],
    [8, [3, 7], null, 14],
    [150, [3, 7, 14, 30, 60], 100, null],
  ])('after %i days with %j opened: waits %s, next %s', (best, opened, gift, nextGift) => {
    expect(giftsOf(best, new Set(opened))).toEqual({ gift, nextGift })
  })
})

describe('days of illness', () => {
  test.each([
    [ago(0), ago(0), null],
    [ago(14), ago(2), null],
    [ago(15), ago(2), 'rest_days_far'],
    [addDays(today, 14), addDays(today, 44), null],
    [addDays(today, 15), addDays(today, 16), 'rest_days_far'],
    [ago(1), addDays(today, 30), 'rest_days_too_long'],
    [ago(1), ago(2), 'rest_days_order'],
  ])('from %s to %s: %s', (from, to, refusal) => expect(refuseRest(from, to, today)).toBe(refusal))
})
