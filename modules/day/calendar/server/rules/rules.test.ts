import { describe, expect, test } from 'vitest'
import type { FeedItem } from '../feed.ts'
import { touches } from '../feed.ts'
import { inLists, presentItem } from './lists.ts'
import { isNear, spanIn, spanRefusal } from './span.ts'

describe('a span of days', () => {
  test.each([
    ['2026-11-20', '2026-11-20', null],
    ['2026-11-01', '2027-01-01', null],
    ['2026-11-01', '2027-01-02', 'calendar_span_too_long'],
    ['2026-11-20', '2026-11-19', 'calendar_span_order'],
  ])('from %s to %s: %s', (dateFrom, dateTo, wanted) =>
    expect(spanRefusal({ dateFrom, dateTo })).toBe(wanted),
  )

  test('is from midnight to midnight of its zone, an hour longer when clocks go back', () => {
    const { from, to } = spanIn({ dateFrom: '2026-10-25', dateTo: '2026-10-25' }, 'Europe/Berlin')
    expect(to.getTime() - from.getTime()).toBe(25 * 3_600_000)
  })

  test.each([
    ['2026-11-20', true],
    ['2027-11-21', true],
    ['2027-11-22', false],
    ['2026-09-19', true],
    ['2026-09-18', false],
  ])('%s is a day to write in: %s', (day, wanted) => expect(isNear(day, '2026-11-20')).toBe(wanted))
})

const at = (text: string) => new Date(text)
const lesson: FeedItem = {
  id: 'lesson:1',
  kind: 'course_lesson',
  title: 'Дроби',
  startsAt: at('2026-11-20T10:00:00Z'),
  endsAt: at('2026-11-20T10:45:00Z'),
  disciplineName: 'Математика',
  hue: 30,
  courseId: 5,
  url: '/courses/5/lessons/1',
  state: 'planned',
  teacherName: 'С. Савельич',
  revision: 3,
}

test.each([
  ['within', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', true],
  ['that it begins before', '2026-11-20T10:30:00Z', '2026-11-21T00:00:00Z', true],
  ['that begins when it ends', '2026-11-20T10:45:00Z', '2026-11-21T00:00:00Z', true],
  ['that ends when it begins', '2026-11-19T00:00:00Z', '2026-11-20T10:00:00Z', false],
])('an item touches a span %s: %s', (_, from, to, wanted) =>
  expect(touches(lesson.startsAt, lesson.endsAt, { from: at(from), to: at(to) })).toBe(wanted),
)

describe('an item', () => {
  test('is shown to its own person in full', () =>
    expect(presentItem(lesson, 'own')).toMatchObject({
      duration: 45,
      courseId: 5,
      teacherName: 'С. Савельич',
    }))

  test('is shown to a stranger without a teacher and without a link further', () =>
    expect(presentItem(lesson, 'stranger')).toMatchObject({
      title: 'Дроби',
      duration: 45,
      disciplineName: 'Математика',
      courseId: null,
      url: null,
      teacherName: null,
      can: { change: false },
    }))

  test.each([
    ['done', 'planned'],
    ['missed', 'planned'],
    ['live', 'live'],
    ['cancelled', 'cancelled'],
  ] as const)('that is %s is %s to a stranger: results of learning are hidden', (state, wanted) => {
    expect(presentItem({ ...lesson, state }, 'stranger').state).toBe(wanted)
    expect(presentItem({ ...lesson, state }, 'own').state).toBe(state)
  })

  test('of a child is shown to a parent in full, and read-only', () =>
    expect(presentItem({ ...lesson, kind: 'personal' }, 'parent')).toMatchObject({
      teacherName: 'С. Савельич',
      can: { change: false },
    }))

  test('without an end is a moment', () =>
    expect(presentItem({ ...lesson, endsAt: null }, 'own').duration).toBe(0))

  test.each([
    ['personal', 'planned', true],
    ['personal', 'cancelled', false],
    ['course_lesson', 'planned', false],
  ] as const)('%s, %s, may be changed: %s', (kind, state, wanted) =>
    expect(presentItem({ ...lesson, kind, state }, 'own').can.change).toBe(wanted),
  )
})

test('items are grouped by kind, in order of hours and then of names; a kind without any is an empty list', () => {
  const item = presentItem(lesson, 'own')
  const lists = inLists([
    { ...item, id: 'b', startsAt: '2026-11-20T12:00:00.000Z' },
    { ...item, id: 'c', title: 'Степени' },
    { ...item, id: 'a' },
  ])
  expect(lists.courseLessons.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(Object.keys(lists).length).toBe(11)
  expect(lists.coachLessons).toEqual([])
})
