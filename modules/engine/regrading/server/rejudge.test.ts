import type { Verdict } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import { practiceRules, rulesOf, type TaskState, untouched } from '@school/work-rules/server'
import { dueFor, pointsGained, rejudged } from './rejudge.ts'

const verdict = (share: number): Verdict => ({
  outcome: share === 1 ? 'right' : share > 0 ? 'partial' : 'wrong',
  share,
  parts: [],
  feedback: null,
})
const [right, partial, wrong] = [verdict(1), verdict(0.5), verdict(0)]
const homework = rulesOf({ mode: 'homework' })
const before = (more: Partial<TaskState>): TaskState => ({
  ...untouched,
  tries: 1,
  status: 'started',
  ...more,
})

describe('a task that is judged again', () => {
  test.each([
    ['a wrong try was right', before({}), [right], practiceRules, { status: 'solved', share: 1, xp: 10 }],
    [
      'the first of three was right',
      before({ tries: 3 }),
      [right, wrong, wrong],
      practiceRules,
      { status: 'solved', tries: 3, xp: 10 },
    ],
    [
      'the second was right',
      before({ tries: 2 }),
      [wrong, right],
      practiceRules,
      { status: 'solved', xp: 8 },
    ],
    ['right after a hint', before({ hintsOpened: 1 }), [right], practiceRules, { status: 'hinted', xp: 5 }],
    [
      'right before giving up',
      before({ gaveUp: true, status: 'failed' }),
      [right],
      practiceRules,
      { status: 'solved', gaveUp: false, xp: 10 },
    ],
    [
      'wrong before giving up',
      before({ gaveUp: true, status: 'failed', tries: 2 }),
      [wrong, wrong],
      practiceRules,
      { status: 'failed', gaveUp: true, xp: 0 },
    ],
    [
      'a right try was wrong: the task is open again, XP stays',
      before({ status: 'solved', share: 1, xp: 10 }),
      [wrong],
      practiceRules,
      { status: 'started', share: 0, xp: 10 },
    ],
    [
      'a right try was right in part',
      before({ status: 'solved', share: 1, xp: 10 }),
      [partial],
      practiceRules,
      { status: 'partially', share: 0.5, xp: 10 },
    ],
    [
      'the last of three tries was right',
      before({ status: 'failed', tries: 3 }),
      [wrong, wrong, right],
      homework,
      { status: 'solved', xp: 5 },
    ],
    [
      'the last of three right tries was wrong',
      before({ status: 'solved', share: 1, tries: 3, xp: 5 }),
      [wrong, wrong, wrong],
      homework,
      { status: 'failed', xp: 5 },
    ],
  ])('%s', (_, taskState, verdicts, rules, after) => {
    expect(rejudged(taskState, verdicts, 10, rules)).toMatchObject(after)
  })
})

describe('what is paid', () => {
  const solved = before({ status: 'solved', share: 1, xp: 10 })
  test.each([
    ['everything to a pupil who had nothing', before({}), { reasons: [], xp: 0 }, 'task_solved', 10],
    [
      'the difference after a part',
      before({ xp: 5 }),
      { reasons: ['task_partially'], xp: 5 },
      'task_solved',
      5,
    ],
    [
      'nothing when it was paid in another attempt',
      before({}),
      { reasons: ['task_solved'], xp: 5 },
      'task_solved',
      0,
    ],
  ])('%s', (_, taskState, paid, reason, amount) => {
    expect(dueFor(taskState, solved, paid)).toEqual({ reason, amount })
  })
  test('nothing for a wrong answer', () => {
    expect(dueFor(solved, before({ xp: 10 }), { reasons: [], xp: 0 }).amount).toBe(0)
  })
})

test.each([
  ['a wrong answer that becomes right', [wrong], [right], 100],
  ['the first of two', [wrong, right], [right, right], 25],
  ['a right one that was wrong', [right], [wrong], -100],
  ['nothing new', [wrong, right], [wrong, right], 0],
])('points change by %s', (_, old, now, points) => {
  const taskState = (verdicts: Verdict[]) => rejudged(before({ tries: 2 }), verdicts, 10, practiceRules)
  expect(pointsGained(1, taskState(old), taskState(now), { before: old, after: now })).toBe(points)
})
