import type { RunTask } from '@school/works/contract'
import { expect, test } from 'vitest'
import { leftOf } from './shown-task.ts'

const tasks = (...statuses: RunTask['status'][]) =>
  statuses.map((status, index) => ({ id: index + 1, status }) as RunTask)

test('an answer that waits for a person is done', () => {
  expect(leftOf(tasks('in_queue', 'started', 'partially')).map(({ id }) => id)).toEqual([2, 3])
})
