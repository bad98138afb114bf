import { describe, expect, test } from 'vitest'
import { isDoneOn, isDoneSince, limitOf, moveRefusal, offersDayOff, sumsOf, toDropOf } from './day.ts'
import type { KeptItem } from './entry.ts'

test.each([
  [
    'the default',
    { own: null, weekly: null, family: null, lowered: 0 },
    { minutes: 90, own: 90, family: null },
  ],
  ['one’s own', { own: 60, weekly: null, family: null, lowered: 0 }, { minutes: 60, own: 60, family: null }],
  [
    'the family’s, when it is lower',
    { own: 60, weekly: null, family: 40, lowered: 0 },
    { minutes: 40, own: 60, family: 40 },
  ],
  [
    'not the family’s, when it is higher',
    { own: 60, weekly: null, family: 120, lowered: 0 },
    { minutes: 60, own: 60, family: null },
  ],
  [
    'less for want of time',
    { own: 60, weekly: null, family: null, lowered: 25 },
    { minutes: 35, own: 60, family: null },
  ],
  [
    'what was wished for a week, by school days',
    { own: null, weekly: 300, family: null, lowered: 0 },
    { minutes: 60, own: 60, family: null },
  ],
  [
    'one’s own rather than what was wished for a week',
    { own: 45, weekly: 300, family: null, lowered: 0 },
    { minutes: 45, own: 45, family: null },
  ],
  [
    'half an hour at least',
    { own: null, weekly: 30, family: null, lowered: 0 },
    { minutes: 30, own: 30, family: null },
  ],
  [
    'never less than nothing',
    { own: 30, weekly: null, family: null, lowered: 45 },
    { minutes: 0, own: 30, family: null },
  ],
])('the limit of a day: %s', (_, facts, wanted) => {
  expect(limitOf(facts)).toMatchObject(wanted)
})

describe('moving to the next day', () => {
  const clock = { day: '2026-11-20', zone: 'Europe/Moscow', now: new Date('2026-11-20T10:00:00Z') }
  const entry = { dueAt: null, isRunning: false, thing: 'homework' as const, startsAt: null }
  const dueAt = (text: string) => ({ ...entry, dueAt: new Date(text) })
  test.each([
    ['is free the first time', entry, 0, null],
    ['and the second', entry, 1, null],
    ['not the third', entry, 2, 'plan_moved_twice'],
    ['is too late for what is due today', dueAt('2026-11-20T20:59:00Z'), 0, 'plan_due_today'],
    ['is no worse for what is late already', dueAt('2026-11-20T06:00:00Z'), 0, null],
    [
      'is nothing for what was put into the calendar',
      { ...entry, thing: 'own' as const, startsAt: clock.now },
      0,
      'plan_at_hour',
    ],
    ['is nothing for whose clock runs', { ...entry, isRunning: true }, 0, 'plan_due_today'],
  ])('%s', (_, what, moves, wanted) => {
    expect(moveRefusal(what, moves, clock)).toBe(wanted)
  })
})

describe('what was done', () => {
  const item = { key: 'lesson:1', state: 'planned', day: '2026-11-20' } as KeptItem
  const begun = new Date('2026-11-20T08:00:00Z')
  const done = (text: string, key = 'lesson:1') => [{ key, at: new Date(text) }]
  test.each([
    ['after the beginning, on that day', done('2026-11-20T09:00:00Z'), true, true],
    ['before the beginning', done('2026-11-20T07:00:00Z'), false, false],
    ['on another day', done('2026-11-21T09:00:00Z'), false, true],
    ['after midnight by the pupil’s own clock', done('2026-11-20T21:30:00Z'), false, true],
    ['something else', done('2026-11-20T09:00:00Z', 'lesson:2'), false, false],
  ])('%s', (_, what, onDay, since) => {
    expect(isDoneOn(item, what, 'Europe/Moscow', begun)).toBe(onDay)
    expect(isDoneSince(item, what, begun)).toBe(since)
  })

  test('by hand is done', () => {
    expect(isDoneOn({ ...item, state: 'done' }, [], 'Europe/Moscow', null)).toBe(true)
  })
})

const row = (key: string, minutes: number, more = {}) => ({
  key,
  thing: 'homework' as const,
  minutes,
  startsAt: null,
  xp: null,
  state: 'planned' as const,
  can: { check: false, move: true, hide: true, place: true, refuse: true },
  ...more,
})

test.each([
  ['nothing within the limit', [row('a', 30), row('b', 60)], 90, null],
  ['the last over it', [row('a', 30), row('b', 61)], 90, 'b'],
  [
    'what can go, not what must be done',
    [row('a', 60), row('b', 61, { can: { move: false, hide: false } })],
    90,
    'a',
  ],
  ['not what is done', [row('a', 60), row('b', 61, { state: 'done' })], 90, 'a'],
  ['nothing when nothing can go', [row('a', 100, { can: { move: false, hide: false } })], 90, null],
])('over the limit it proposes to move away %s', (_, rows, limit, wanted) => {
  expect(toDropOf(rows as Parameters<typeof toDropOf>[0], limit)).toBe(wanted)
})

test('what was moved or hidden is counted nowhere', () => {
  const rows = [
    row('a', 20, { state: 'done', xp: 30 }),
    row('b', 15, { xp: 10 }),
    row('c', 40, { state: 'moved', xp: 99 }),
    row('d', 40, { state: 'hidden' }),
  ]
  expect(sumsOf(rows)).toEqual({ minutes: { planned: 35, done: 20 }, xp: { planned: 40, done: 30 } })
})

test.each([
  ['a school day', { easy: null, isEmpty: false }, true],
  ['a school day without plans', { easy: null, isEmpty: true }, true],
  ['a weekend with plans', { easy: 'weekend', isEmpty: false }, true],
  ['a weekend without plans', { easy: 'weekend', isEmpty: true }, false],
  ['a day off already', { easy: null, isEmpty: true, isDayOff: true }, false],
  ['a day that is over', { easy: null, isEmpty: false, isPast: true }, false],
] as const)('on %s a day off is offered: %j', (_, facts, wanted) => {
  expect(offersDayOff({ isPast: false, isDayOff: false, ...facts })).toBe(wanted)
})
