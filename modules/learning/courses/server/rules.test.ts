import { describe, expect, test } from 'vitest'
import { courseAccess, earnsCertificate, lessonAccess, nextLesson } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hour = 3_600_000
const enrolled = {
  accessSource: 'enrollment',
  accessFrom: new Date(now.getTime() - hour),
  accessUntil: null,
  accessTakenAt: null,
} as const
const stranger = { accessSource: null, accessFrom: null, accessUntil: null, accessTakenAt: null }

describe('access to a course', () => {
  test('is locked for those who are not enrolled', () => {
    expect(courseAccess(stranger, now)).toBe('locked_by_purchase')
  })
  test('waits for its first day', () => {
    expect(courseAccess({ ...enrolled, accessFrom: new Date(now.getTime() + 1) }, now)).toBe('locked_by_date')
  })
  test('ends at its last instant', () => {
    expect(courseAccess({ ...enrolled, accessUntil: now }, now)).toBe('expired')
    expect(courseAccess({ ...enrolled, accessUntil: new Date(now.getTime() + 1) }, now)).toBe('available')
  })
})

describe('access to a lesson', () => {
  test('the first lesson is open to any signed-in person', () => {
    expect(lessonAccess(stranger, { isFirst: true }, true, now)).toBe('available')
  })
  test('the first lesson is closed to a guest', () => {
    expect(lessonAccess(stranger, { isFirst: true }, false, now)).toBe('locked_by_purchase')
  })
  test('the second lesson requires an enrollment', () => {
    expect(lessonAccess(stranger, { isFirst: false }, true, now)).toBe('locked_by_purchase')
    expect(lessonAccess(enrolled, { isFirst: false }, true, now)).toBe('available')
  })
  test('an ended access closes the first lesson too', () => {
    expect(lessonAccess({ ...enrolled, accessUntil: now }, { isFirst: true }, true, now)).toBe('expired')
  })
})

test('the next lesson is the first with tasks left', () => {
  const lessons = [
    { id: 1, tasksCount: 6, doneCount: 6 },
    { id: 2, tasksCount: 6, doneCount: 2 },
    { id: 3, tasksCount: 6, doneCount: 0 },
  ]
  expect(nextLesson(lessons)?.id).toBe(2)
  expect(nextLesson([{ tasksCount: 1, doneCount: 1 }])).toBeUndefined()
})

test.each([
  ['everything was solved', 10, 10, true],
  ['exactly six tenths were solved', 6, 10, true],
  ['less was solved, the rest given up', 5, 9, false],
  ['there was nothing to solve', 0, 0, false],
])('a certificate when %s', (_, solved, total, expected) =>
  expect(earnsCertificate({ solved, total })).toBe(expected),
)
