import type { AttemptTaskSummary } from '../contract/index.ts'
import { expect, test } from 'vitest'
import { doneCount, firstTask, leftTasks, nextTask, unansweredTasks, wantedTask } from './attempt-order.ts'

const tasks = [
  { id: 1, status: 'solved', savedAt: '2026-11-20T09:00:00Z' },
  { id: 2, status: 'started', savedAt: null },
  { id: 3, status: 'failed', savedAt: null },
] as AttemptTaskSummary[]

test('an attempt continues at the first unfinished task', () => {
  expect(firstTask(tasks, false)?.id).toBe(2)
  expect(firstTask(tasks.slice(0, 1), false)?.id).toBe(1)
  expect(firstTask([], true)).toBeUndefined()
})

test('in practice the next task is an unfinished one; an exam continues in order to its last', () => {
  expect(nextTask(tasks, 1, false)?.id).toBe(2)
  expect(nextTask(tasks, 2, false)).toBeUndefined()
  expect(nextTask(tasks, 2, true)?.id).toBe(3)
  expect(nextTask(tasks, 3, true)).toBeUndefined()
})

test('done means finally judged in practice, and saved in an exam', () => {
  expect(doneCount(tasks, false)).toBe(2)
  expect(doneCount(tasks, true)).toBe(1)
})

test('an unreviewed answer is done: no action is possible', () => {
  const waiting = [{ id: 1, status: 'in_queue', savedAt: null }, tasks[1]] as AttemptTaskSummary[]
  expect(doneCount(waiting, false)).toBe(1)
  expect(firstTask(waiting, false)?.id).toBe(2)
})

test('a partial answer is an answer, and can still be improved', () => {
  const partial = [{ id: 1, status: 'partially', savedAt: null }, tasks[1]] as AttemptTaskSummary[]
  expect(leftTasks(partial, false).map(({ id }) => id)).toEqual([1, 2])
  expect(unansweredTasks(partial, false).map(({ id }) => id)).toEqual([2])
})

test('in an exam a task without a saved answer is left, regardless of its status', () => {
  expect(leftTasks(tasks, true).map(({ id }) => id)).toEqual([2, 3])
  expect(unansweredTasks(tasks, true).map(({ id }) => id)).toEqual([2, 3])
})

test('the task of the address is shown; one of another attempt is not', () => {
  expect(wantedTask(tasks, 3, false)?.id).toBe(3)
  expect(wantedTask(tasks, 99, false)?.id).toBe(2)
  expect(wantedTask(tasks, null, false)?.id).toBe(2)
})
