import { describe, expect, test } from 'vitest'
import {
  areAllDone,
  dayPart,
  extremesOf,
  findNextProgram,
  isAllBehind,
  lessonsDone,
  minutesOf,
  programStanding,
  statusesOf,
  weekTotals,
} from './rules.ts'

describe('the part of the day', () => {
  test.each([
    ['2026-11-20T01:59:00Z', 'Europe/Moscow', 'night'],
    ['2026-11-20T02:00:00Z', 'Europe/Moscow', 'morning'],
    ['2026-11-20T08:59:00Z', 'Europe/Moscow', 'morning'],
    ['2026-11-20T09:00:00Z', 'Europe/Moscow', 'day'],
    ['2026-11-20T15:00:00Z', 'Europe/Moscow', 'evening'],
    ['2026-11-20T20:00:00Z', 'Europe/Moscow', 'night'],
    ['2026-11-20T20:00:00Z', 'Asia/Vladivostok', 'morning'],
  ])('at %s in %s is %s', (now, zone, part) => {
    expect(dayPart(new Date(now), zone)).toBe(part)
  })
})

const lesson = { id: 3, title: 'Смысл уравнения', position: 1 }
const open = { accessState: 'available', nextLesson: lesson, lastOpenedAt: null } as const
const fresh = { ...open, progress: { done: 0, total: 12 } }
const opened = { ...fresh, lastOpenedAt: '2026-11-19T10:00:00Z' }
const solved = { ...open, progress: { done: 4, total: 12 } }
const done = { ...opened, nextLesson: null, progress: { done: 12, total: 12 } }
const expired = { ...opened, accessState: 'expired', nextLesson: null } as const

describe('a program', () => {
  test('is fresh until a lesson is opened or a task is closed', () => {
    expect(programStanding(fresh)).toBe('fresh')
    expect(programStanding(opened)).toBe('going')
    expect(programStanding(solved)).toBe('going')
  })

  test('is done when no lesson is left', () => {
    expect(programStanding(done)).toBe('done')
  })

  test('is closed, not done, when the access is over', () => {
    expect(programStanding(expired)).toBe('closed')
  })

  test('to go on with is the last opened one that has something left', () => {
    expect(findNextProgram([done, expired, solved, opened])).toBe(solved)
  })

  test('that was never opened waits for those that were', () => {
    expect(findNextProgram([fresh, opened])).toBe(opened)
    expect(findNextProgram([done, fresh])).toBe(fresh)
  })

  test('is nowhere when everything is done', () => {
    expect(findNextProgram([done, expired])).toBeNull()
    expect(findNextProgram([])).toBeNull()
  })
})

test('all is done when every program is; a closed one is not', () => {
  expect(areAllDone([done, done])).toBe(true)
  expect(areAllDone([done, opened])).toBe(false)
  expect(areAllDone([done, expired])).toBe(false)
  expect(areAllDone([])).toBe(false)
})

test.each([
  ['with a homework left', ['due'], false],
  ['while an exam is being checked', ['waiting'], false],
  ['when nothing is left', [], true],
])('a finished course %s: is all behind?', (_, today, expected) =>
  expect(isAllBehind([done], today)).toBe(expected),
)

test('a week counts its days with an answer, as all pages do', () => {
  const day = '2026-11-20'
  const week = [
    { day, answers: 3, solved: 2, xp: 30 },
    { day, answers: 0, solved: 0, xp: 0 },
    { day, answers: 1, solved: 0, xp: 0 },
    // Experience of a gift, without an answer.
    { day, answers: 0, solved: 0, xp: 5 },
  ]
  expect(weekTotals(week)).toEqual({ solved: 2, xp: 35, days: 2 })
  expect(weekTotals([])).toEqual({ solved: 0, xp: 0, days: 0 })
})

test.each([
  [0, 0],
  [5, 1],
  [89, 1],
  [90, 2],
])('%i seconds of a video are %i minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes)
})

describe('the best and the weakest course', () => {
  const course = (successPercent: number | null, isArchived = false) => ({ successPercent, isArchived })

  test('are those with the highest and the lowest success', () => {
    const [algebra, physics, russian] = [course(70), course(95), course(80)]
    expect(extremesOf([algebra, physics, russian])).toEqual({ best: physics, weak: algebra })
  })

  test('include a course to repeat only when it is needed', () => {
    const [physics, russian] = [course(100), course(80)]
    expect(extremesOf([physics, russian])).toEqual({ best: physics, weak: null })
  })

  test('are absent while there is nothing to compare', () => {
    expect(extremesOf([])).toBeNull()
    expect(extremesOf([course(40)])).toBeNull()
    expect(extremesOf([course(90), course(null)])).toBeNull()
    expect(extremesOf([course(90), course(20, true)])).toBeNull()
    expect(extremesOf([course(90), course(81)])).toBeNull()
  })
})

const task = {
  id: 1,
  position: 1,
  title: '',
  kind: 'number',
  share: 0,
  tries: 0,
  xp: 0,
  availableXp: 10,
} as const
const plainLesson = {
  id: 1,
  position: 1,
  title: '',
  progress: { done: 0, total: 1 },
  percent: 0,
  xp: 0,
  openedAt: null,
  lastOpenedAt: null,
  watchedSeconds: 0,
  videoSeconds: null,
  readingMinutes: 5,
}
const solvedTask = { ...task, status: 'solved' as const }
const failedTask = { ...task, status: 'failed' as const }

test('the legend names the statuses that are met, always in one order', () => {
  const lessons = [
    { ...plainLesson, tasks: [failedTask] },
    { ...plainLesson, tasks: [solvedTask, failedTask] },
  ]
  expect(statusesOf(lessons)).toEqual(['solved', 'failed'])
})

test('a lesson without tasks is neither done nor left', () => {
  const lessons = [
    { ...plainLesson, tasks: [solvedTask], percent: 100 },
    { ...plainLesson, tasks: [failedTask] },
    { ...plainLesson, tasks: [] },
  ]
  expect(lessonsDone(lessons)).toEqual({ done: 1, total: 2 })
})
