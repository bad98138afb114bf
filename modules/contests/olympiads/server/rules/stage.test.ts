import { describe, expect, test } from 'vitest'
import type { StageState, StageStep } from '../../contract/olympiad.ts'
import { isUnderWay, stateOf } from '../../contract/stage-times.ts'
import { areResultsMine, currentOf, hereOf, olympiadStateOf, stepOf, type ViewerFacts } from './stage.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const times = { opensAt: at(8), closesAt: at(20), publishedAt: null, cancelledAt: null }

test.each([
  [7, 'announced'],
  [8, 'running'],
  [19, 'running'],
  [20, 'checking'],
  [23, 'checking'],
])('at %i o’clock it is %s', (hour, state) => {
  expect(stateOf(times, at(hour))).toBe(state)
})

test('published when the table is out, not before', () => {
  expect(stateOf({ ...times, publishedAt: at(22) }, at(23))).toBe('published')
})

test.each<[StageState[], string, number]>([
  [['announced', 'announced'], 'soon', 0],
  [['running', 'announced'], 'running', 0],
  [['published', 'running'], 'running', 1],
  [['running', 'running'], 'running', 1],
  [['published', 'announced'], 'between', 1],
  [['published', 'checking'], 'checking', 1],
  [['published', 'published'], 'finished', 1],
])('stages %j make it %s', (states, state, current) => {
  expect(olympiadStateOf(states)).toBe(state)
  expect(currentOf(states)).toBe(current)
})

test.each<[string, [StageState, StageStep][], number]>([
  [
    'the stage that was handed in, not the trial before it',
    [
      ['running', 'may_enter'],
      ['running', 'waiting'],
    ],
    1,
  ],
  [
    'the trial that can be begun',
    [
      ['running', 'may_enter'],
      ['running', 'needs_trial'],
    ],
    0,
  ],
  [
    'not an optional trial',
    [
      ['running', 'may_enter'],
      ['running', 'needs_code'],
    ],
    1,
  ],
  [
    'the stage being solved',
    [
      ['running', 'solving'],
      ['running', 'needs_code'],
    ],
    0,
  ],
  [
    'the stage opened by the trial',
    [
      ['running', 'results'],
      ['running', 'needs_code'],
    ],
    1,
  ],
  [
    'the current stage for a guest',
    [
      ['running', 'guest'],
      ['running', 'guest'],
    ],
    1,
  ],
  [
    'the last one after the end',
    [
      ['published', 'missed'],
      ['published', 'results'],
    ],
    1,
  ],
])('«ты здесь»: %s', (_, stages, here) => {
  expect(hereOf(stages.map(([state, step]) => ({ state, step })))).toBe(here)
})

const pupil: ViewerFacts = {
  isSignedIn: true,
  isPupil: true,
  isOfGrade: true,
  hasDoneTrial: false,
  hasPassed: false,
  hasCode: false,
  isClosedAbove: false,
}
const open = { entry: 'open', requiresTrial: false } as const

describe('a stage, for somebody who does not take part,', () => {
  test.each([
    ['asks a guest to sign in', open, { isSignedIn: false }, 'guest'],
    ['is read-only for adults', open, { isPupil: false }, 'onlooker'],
    ['is of other grades', open, { isOfGrade: false }, 'other_grades'],
    ['may be entered', open, {}, 'may_enter'],
    ['requires the trial', { ...open, requiresTrial: true }, {}, 'needs_trial'],
    ['may be entered after the trial', { ...open, requiresTrial: true }, { hasDoneTrial: true }, 'may_enter'],
    ['requires a result', { entry: 'by_result', requiresTrial: false }, {}, 'needs_result'],
    [
      'may be entered after passing',
      { entry: 'by_result', requiresTrial: false },
      { hasPassed: true },
      'may_enter',
    ],
    ['requires a code', { entry: 'code', requiresTrial: false }, {}, 'needs_code'],
    [
      'may be entered with a personal code',
      { entry: 'code', requiresTrial: false },
      { hasCode: true },
      'may_enter',
    ],
  ] as const)('%s', (_, rules, facts, step) => {
    for (const state of ['announced', 'running'] as const)
      expect(stepOf(state, rules, { ...pupil, ...facts }, null, at(9))).toBe(step)
  })

  test('over', () => {
    expect(stepOf('checking', open, pupil, null, at(21))).toBe('closed')
    expect(stepOf('published', open, { ...pupil, isSignedIn: false }, null, at(21))).toBe('missed')
  })
})

const fresh = { startedAt: null, finishedAt: null, judgedAt: null, deadlineAt: null }
const begun = { ...fresh, startedAt: at(9), deadlineAt: at(10) }
const finished = { ...begun, finishedAt: at(10) }

test.each<[StageState, typeof fresh, number, StageStep]>([
  ['announced', fresh, 7, 'registered'],
  ['running', fresh, 9, 'ready'],
  ['checking', fresh, 21, 'closed'],
  ['published', fresh, 23, 'missed'],
  ['running', begun as never, 9, 'solving'],
  ['running', begun as never, 10, 'waiting'],
  ['checking', finished as never, 21, 'waiting'],
  ['published', { ...finished, judgedAt: at(22) } as never, 23, 'results'],
])('a participant of a stage that is %s (%j) at %i: %s', (state, mine, hour, step) => {
  expect(stepOf(state, open, pupil, mine, at(hour))).toBe(step)
})

test('an expired clock ends an attempt at once', () => {
  expect(isUnderWay(begun, at(9))).toBe(true)
  expect(isUnderWay(begun, at(10))).toBe(false)
  expect(isUnderWay(finished, at(9))).toBe(false)
  expect(isUnderWay(fresh, at(9))).toBe(false)
})

test('one’s own results are shown with the table, at the finish where the rules say so, and for practice', () => {
  expect(areResultsMine({ publishedAt: null, resultsAt: at(22) }, false)).toBe(false)
  expect(areResultsMine({ publishedAt: at(22), resultsAt: at(22) }, false)).toBe(true)
  expect(areResultsMine({ publishedAt: null, resultsAt: null }, false)).toBe(true)
  expect(areResultsMine({ publishedAt: null, resultsAt: at(22) }, true)).toBe(true)
})
