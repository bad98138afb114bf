import type { RunTask } from '@school/works/contract'
import { expect, test } from 'vitest'
import { firstTask, leftOf, nextTask } from './shown-task.ts'

const tasks = (...statuses: RunTask['status'][]) =>
  statuses.map((status, index) => ({ id: index + 1, status }) as RunTask)

test('shows the first task that is not done, else the first', () => {
  expect(firstTask(tasks('solved', 'failed', 'started'))?.id).toBe(3)
  expect(firstTask(tasks('solved', 'hinted'))?.id).toBe(1)
  expect(firstTask([])).toBeUndefined()
})

test('goes on to the nearest one that is not done, around the end', () => {
  expect(nextTask(tasks('not_started', 'solved', 'started'), 2)?.id).toBe(3)
  expect(nextTask(tasks('partially', 'solved', 'solved'), 3)?.id).toBe(1)
  expect(nextTask(tasks('solved', 'solved'), 1)).toBeUndefined()
})

test('an answer that waits for a person is done', () => {
  expect(leftOf(tasks('in_queue', 'started', 'partially')).map(({ id }) => id)).toEqual([2, 3])
})
