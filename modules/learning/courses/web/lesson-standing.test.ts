import { describe, expect, test } from 'vitest'
import type { LessonRow } from '../contract/index.ts'
import { percentDone } from '../contract/index.ts'
import { isFinished, lessonStanding } from './lesson-standing.ts'

const lesson = (id: number, change: Partial<LessonRow> = {}): LessonRow => ({
  id,
  position: id,
  title: 'Весы',
  summary: '',
  minutes: 20,
  hasVideo: true,
  tasksCount: 6,
  accessState: 'available',
  progress: { done: 0, total: 6 },
  ...change,
})
const enrolled = { can: { enroll: false, learn: true, teach: false }, nextLessonId: 2 }
const stranger = { can: { enroll: true, learn: false, teach: false }, nextLessonId: null }
const lockedLesson = (id: number) => lesson(id, { accessState: 'locked_by_purchase', progress: null })

describe('a lesson of an enrolled pupil', () => {
  const lessons = [
    lesson(1, { progress: { done: 6, total: 6 } }),
    lesson(2),
    lesson(3, { progress: { done: 2, total: 6 } }),
    lesson(4),
  ]
  const course = { ...enrolled, lessons }

  test.each([
    [0, 'done'],
    [1, 'next'],
    [2, 'started'],
    [3, 'plain'],
  ])('number %i is %s', (index, standing) => expect(lessonStanding(course, lessons[index]!)).toBe(standing))

  test('is locked when the date has not come, first or not', () => {
    const early = lesson(1, { accessState: 'locked_by_date' })
    expect(lessonStanding({ ...enrolled, lessons: [early] }, early)).toBe('locked')
  })

  test('without tasks is never done', () => {
    const talk = lesson(9, { tasksCount: 0, progress: { done: 0, total: 0 } })
    expect(lessonStanding({ ...enrolled, lessons: [talk] }, talk)).toBe('plain')
  })
})

describe('a lesson of somebody who has not enrolled', () => {
  test('is a trial when it is the first, for a guest too, and locked otherwise', () => {
    const lessons = [lesson(1), lockedLesson(2)]
    expect(lessonStanding({ ...stranger, lessons }, lessons[0]!)).toBe('trial')
    expect(lessonStanding({ ...stranger, lessons }, lessons[1]!)).toBe('locked')
    const forGuest = [lockedLesson(1), lockedLesson(2)]
    expect(lessonStanding({ ...stranger, lessons: forGuest }, forGuest[0]!)).toBe('trial')
  })

  test.each(['expired', 'taken'] as const)('is locked when the access to the course is %s', (accessState) => {
    const lessons = [lesson(1, { accessState })]
    expect(lessonStanding({ ...stranger, lessons }, lessons[0]!)).toBe('locked')
  })

  test('is locked when there is no enrolling', () => {
    const lessons = [lockedLesson(1)]
    const paid = { can: { enroll: false, learn: false, teach: false }, nextLessonId: null, lessons }
    expect(lessonStanding(paid, lessons[0]!)).toBe('locked')
  })
})

describe('progress of a course', () => {
  test.each([
    [0, 0, 0],
    [0, 30, 0],
    [1, 1000, 1],
    [10, 30, 33],
    [24, 49, 49],
    [299, 300, 99],
    [30, 30, 100],
  ])('%d of %d is %d %%', (done, total, percent) => expect(percentDone({ done, total })).toBe(percent))

  test.each([
    [null, false],
    [{ done: 0, total: 0 }, false],
    [{ done: 299, total: 300 }, false],
    [{ done: 30, total: 30 }, true],
  ])('%j is the end of it: %s', (progress, expected) => expect(isFinished({ progress })).toBe(expected))
})
