import type { TaskStatus } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import {
  chapterAt,
  lineAt,
  nextTask,
  progressOf,
  resultOf,
  resumeAt,
  shownTask,
  watchedBetween,
} from './rules.ts'

const lesson = (...statuses: TaskStatus[]) =>
  statuses.map((status, index) => ({ id: index + 1, status, xp: status === 'solved' ? 20 : 0 }))

describe('the task to show', () => {
  test('is the one in the address, closed or not', () =>
    expect(shownTask(lesson('solved', 'not_started'), 1)?.id).toBe(1))
  test('is the first unfinished one when the address names none or a stranger', () => {
    const tasks = lesson('solved', 'failed', 'partially', 'not_started')
    expect(shownTask(tasks, null)?.id).toBe(3)
    expect(shownTask(tasks, 99)?.id).toBe(3)
  })
  test('is the first one when everything is closed', () =>
    expect(shownTask(lesson('solved', 'hinted'), null)?.id).toBe(1))
  test('is none in a lesson without tasks', () => expect(shownTask([], 5)).toBeUndefined())
})

describe('the next task', () => {
  test('is the nearest unfinished one after the current', () =>
    expect(nextTask(lesson('started', 'started', 'solved', 'not_started'), 2)?.id).toBe(4))
  test('is looked for from the beginning after the last', () =>
    expect(nextTask(lesson('solved', 'started', 'not_started'), 3)?.id).toBe(2))
  test('is never the current one', () =>
    expect(nextTask(lesson('solved', 'started', 'failed'), 2)).toBeUndefined())
})

test('a partly right task is not closed: it may still be mended', () =>
  expect(progressOf(lesson('solved', 'partially', 'failed', 'hinted'))).toEqual({ done: 3, total: 4 }))

test('the result of a lesson counts a hinted task among the solved', () =>
  expect(resultOf(lesson('solved', 'hinted', 'failed', 'solved'))).toEqual({
    solved: 3,
    withHint: 1,
    givenUp: 1,
    xp: 40,
  }))

describe('a film', () => {
  test('goes on where it was left', () => expect(resumeAt({ position: 30, durationSeconds: 60 })).toBe(30))
  test.each([0, 3, 58])('restarts from the beginning at %d s of 60', (position) =>
    expect(resumeAt({ position, durationSeconds: 60 })).toBe(0),
  )
  test('knows the line that is being said', () => {
    const transcript = [0.5, 4, 9].map((seconds) => ({ seconds, text: '' }))
    expect([0, 0.5, 3.9, 4, 100].map((at) => lineAt(transcript, at))).toEqual([-1, 0, 0, 1, 2])
  })
  test('knows the chapter that is shown', () => {
    const chapters = [0, 30, 60].map((atSeconds) => ({ atSeconds, title: '' }))
    expect([0, 29.9, 30, 99].map((at) => chapterAt(chapters, at))).toEqual([0, 0, 1, 2])
    expect(chapterAt([], 5)).toBe(-1)
  })
  test('is watched as far as it is played, not wound', () => {
    expect(watchedBetween(10, 10.25, 1)).toBe(0.25)
    expect(watchedBetween(10, 12.4, 2)).toBeCloseTo(2.4)
    expect(watchedBetween(10, 40, 1)).toBe(0)
    expect(watchedBetween(40, 10, 1)).toBe(0)
  })
})
