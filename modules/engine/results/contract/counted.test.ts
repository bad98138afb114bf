import { expect, test } from 'vitest'
import type { TaskStatus } from '@school/tasks/contract'
import { isCounted, judgedTries } from './counted.ts'

test.each<[TaskStatus, number, number, number, boolean]>([
  ['not_started', 0, 0, 0, false],
  ['started', 0, 0, 0, false],
  ['started', 1, 0, 1, true],
  ['started', 1, 1, 0, false],
  ['started', 2, 1, 1, true],
  ['in_queue', 1, 0, 0, false],
  ['in_queue', 3, 1, 1, false],
  ['failed', 3, 0, 3, true],
  ['failed', 0, 0, 0, false],
  ['partially', 2, 1, 1, true],
  ['solved', 1, 0, 1, true],
  ['hinted', 2, 0, 2, true],
])(
  '%s after %i tries, %i of them given back: %i judged, counted: %s',
  (status, tries, returns, judged, counted) => {
    expect(judgedTries({ status, tries, returns })).toBe(judged)
    expect(isCounted({ status, tries, returns })).toBe(counted)
  },
)
