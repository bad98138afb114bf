import { describe, expect, test } from 'vitest'
import { collides, minuteOf, minutesIn, openDay, openDays, type Slot, timeOf } from './schedule-rules.ts'

const slot = (kind: Slot['kind'], when: number | string, from: string, to: string): Slot => ({
  kind,
  weekday: typeof when === 'number' ? when : null,
  day: typeof when === 'string' ? when : null,
  startsMinute: minuteOf(from),
  endsMinute: minuteOf(to),
})
const monday = '2026-11-23'
const shown = (slots: Slot[], day = monday, vacations: { fromDay: string; toDay: string }[] = []) =>
  openDay(day, slots, vacations).windows.map(
    ({ startsMinute, endsMinute }) => `${timeOf(startsMinute)}–${timeOf(endsMinute)}`,
  )

describe('the hours of a day', () => {
  test('of every week are on their weekday only', () => {
    const slots = [slot('regular', 1, '16:00', '20:00')]
    expect(shown(slots)).toEqual(['16:00–20:00'])
    expect(shown(slots, '2026-11-24')).toEqual([])
    expect(shown(slots, '2026-11-30')).toEqual(['16:00–20:00'])
  })

  test('of one day join those of every week', () => {
    expect(shown([slot('regular', 1, '16:00', '18:00'), slot('open', monday, '18:00', '19:30')])).toEqual([
      '16:00–19:30',
    ])
    expect(shown([slot('regular', 1, '16:00', '18:00'), slot('open', monday, '17:00', '17:30')])).toEqual([
      '16:00–18:00',
    ])
    expect(shown([slot('open', monday, '19:00', '20:00'), slot('open', monday, '09:00', '10:00')])).toEqual([
      '09:00–10:00',
      '19:00–20:00',
    ])
  })

  test('that are busy are taken away: in the middle, at an edge, wholly', () => {
    const open = slot('regular', 1, '16:00', '20:00')
    expect(shown([open, slot('busy', monday, '17:00', '18:00')])).toEqual(['16:00–17:00', '18:00–20:00'])
    expect(shown([open, slot('busy', monday, '15:00', '17:00')])).toEqual(['17:00–20:00'])
    expect(shown([open, slot('busy', monday, '00:00', '24:00')])).toEqual([])
    expect(shown([open, slot('busy', '2026-11-30', '17:00', '18:00')])).toEqual(['16:00–20:00'])
  })

  test('there are none in a vacation, its last day included', () => {
    const slots = [slot('regular', 1, '16:00', '20:00')]
    expect(shown(slots, monday, [{ fromDay: '2026-11-20', toDay: monday }])).toEqual([])
    expect(shown(slots, monday, [{ fromDay: '2026-11-24', toDay: '2026-11-30' }])).toEqual(['16:00–20:00'])
  })
})

test('minutes of a week are counted once where hours lie over one another', () => {
  const slots = [slot('regular', 1, '16:00', '18:00'), slot('open', monday, '17:00', '19:00')]
  expect(minutesIn(openDays(monday, 7, slots, []))).toBe(180)
})

describe('hours collide', () => {
  const one = slot('regular', 1, '16:00', '18:00')
  test.each([
    ['with those of the same weekday', slot('regular', 1, '17:00', '19:00'), true],
    ['never with those they touch', slot('regular', 1, '18:00', '19:00'), false],
    ['never with another weekday', slot('regular', 2, '17:00', '19:00'), false],
    ['never with those of a single day, which add to them', slot('open', monday, '17:00', '19:00'), false],
  ])('%s', (_, other, expected) => {
    expect(collides(one, other)).toBe(expected)
    expect(collides(other, one)).toBe(expected)
  })
})
