import { describe, expect, test } from 'vitest'
import type { CalendarItem } from '../contract/item.ts'
import { addressOf, askedIn, spanOf, stepFrom } from './asked.ts'
import { byDay, daysOf } from './placed.ts'

const today = '2026-11-20'

describe('an address', () => {
  test.each([
    ['', { view: 'month', date: today, kinds: [] }],
    ['?view=week&date=2026-12-31', { view: 'week', date: '2026-12-31', kinds: [] }],
    ['?view=years&date=2026-02-30&kinds=cats', { view: 'month', date: today, kinds: [] }],
    ['?date=0001-01-01', { view: 'month', date: today, kinds: [] }],
    ['?kinds=personal,event', { view: 'month', date: today, kinds: ['personal', 'event'] }],
  ])('«%s» is parsed as %o', (search, wanted) =>
    expect(askedIn(new URLSearchParams(search), today)).toEqual(wanted),
  )

  test('says only what is not usual, and is read back', () => {
    expect(addressOf('/c', { view: 'month', date: today, kinds: [] }, today)).toBe('/c')
    const asked = { view: 'list', date: '2026-12-01', kinds: ['personal'] } as const
    const address = addressOf('/c', asked, today)
    expect(askedIn(new URL(address, 'http://a').searchParams, today)).toEqual(asked)
  })
})

test.each([
  ['month', '2026-11-20', '2026-10-26', '2026-12-06', '2026-12-01', '2026-10-01'],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', '2027-03-01', '2027-01-01'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-22', '2026-11-27', '2026-11-13'],
  ['list', '2026-12-31', '2026-12-01', '2026-12-31', '2027-01-01', '2026-11-01'],
] as const)('%s of %s is from %s to %s, then %s, before %s', (view, date, dateFrom, dateTo, next, before) => {
  expect(spanOf({ view, date })).toEqual({ dateFrom, dateTo })
  expect([stepFrom({ view, date }, 1), stepFrom({ view, date }, -1)]).toEqual([next, before])
})

const item = (id: string, startsAt: string, duration: number): CalendarItem => ({
  version: 1,
  isOfDay: false,
  id,
  kind: 'event',
  title: id,
  startsAt,
  duration,
  disciplineName: null,
  hue: null,
  courseId: null,
  url: null,
  state: 'planned',
  teacherName: null,
  can: { change: false },
})

describe('items on days', () => {
  const days = byDay(
    [
      item('b', '2026-11-20T20:30:00Z', 60),
      item('a', '2026-11-20T08:00:00Z', 0),
      item('long', '2026-11-18T09:00:00Z', 3 * 24 * 60),
    ],
    'Europe/Moscow',
  )

  test('are placed on the day of the zone, the sooner first', () => {
    expect(days.get('2026-11-20')?.map(({ item: { id } }) => id)).toEqual(['a', 'b'])
    expect(byDay([item('b', '2026-11-20T20:30:00Z', 60)], 'Asia/Vladivostok').has('2026-11-21')).toBe(true)
  })

  test('that are longer than a day are placed where they begin and where they end', () => {
    expect(days.get('2026-11-18')).toMatchObject([{ part: 'begin' }])
    expect(days.get('2026-11-21')).toMatchObject([{ part: 'end' }])
    expect(days.has('2026-11-19')).toBe(false)
  })

  test('every day of a span is there', () =>
    expect(daysOf({ dateFrom: '2026-11-29', dateTo: '2026-12-01' })).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]))
})
