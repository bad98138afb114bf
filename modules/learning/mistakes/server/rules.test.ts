import { describe, expect, test } from 'vitest'
import {
  afterTwin,
  type Card,
  findMiss,
  type Found,
  isDue,
  judgeFound,
  outcomeOf,
  returnOfMiss,
  type TriedTask,
  type Verdict,
} from './rules.ts'

const at = (hour: number): Date => new Date(`2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`)
const tried = (
  outcomes: readonly ('right' | 'partial' | 'wrong')[],
  rest: Partial<TriedTask> = {},
): TriedTask => ({
  isEnding: false,
  isOver: false,
  tries: outcomes.map((outcome, index) => ({ number: index + 1, outcome, at: at(index + 1) })),
  gaveUp: false,
  status: 'started',
  resultsAt: null,
  changedAt: at(20),
  ...rest,
})
const shortly = (found: Found): string =>
  typeof found === 'object' ? `step ${found.step}, try ${found.tryNumber}` : found

const over = { isOver: true }
const homework = { isEnding: true }
const solved = { isOver: true, status: 'solved' } as const

const table: [string, TriedTask, string][] = [
  ['right at once', tried(['right'], solved), 'none'],
  ['right at once, with a hint', tried(['right'], { isOver: true, status: 'hinted' }), 'none'],
  ['wrong in a lesson, the task is open', tried(['wrong']), 'step 1, try 1'],
  ['wrong again', tried(['wrong', 'wrong']), 'step 1, try 2'],
  ['wrong, then right in the same sitting', tried(['wrong', 'right'], solved), 'step 2, try 1'],
  [
    'wrong, then right with a hint',
    tried(['wrong', 'right'], { isOver: true, status: 'hinted' }),
    'step 1, try 1',
  ],
  ['wrong, then right in part', tried(['wrong', 'partial']), 'step 1, try 2'],
  ['right in part, the task is open', tried(['partial']), 'pending'],
  ['right in part when it was closed', tried(['partial'], over), 'step 1, try 1'],
  ['right in part, then given up', tried(['partial'], { ...over, gaveUp: true }), 'step 1, try 1'],
  ['right in part, then right', tried(['partial', 'right'], solved), 'none'],
  ['given up without an answer', tried([], { ...over, gaveUp: true, status: 'failed' }), 'step 1, try null'],
  ['given up before a mended key made it right', tried(['right'], { ...solved, gaveUp: true }), 'none'],
  ['wrong in a homework, tries are left', tried(['wrong'], homework), 'pending'],
  [
    'wrong in a homework without tries left',
    tried(['wrong', 'wrong'], { ...homework, ...over }),
    'step 1, try 2',
  ],
  [
    'wrong and saved, results are disclosed',
    tried(['wrong'], { ...homework, ...over, resultsAt: at(22) }),
    'step 1, try 1',
  ],
  ['nothing that has a verdict', tried([], homework), 'none'],
]

describe('a task that was', () => {
  for (const [name, task, expected] of table)
    test(`${name}: ${expected}`, () => expect(shortly(findMiss(task))).toBe(expected))
})

test('what was solved in the same sitting is counted from its solving, by the pupil’s own day', () => {
  const miss = findMiss(tried(['wrong', 'right'], solved))
  if (typeof miss !== 'object') throw new Error('a miss')
  expect(miss.from).toEqual(at(2))
  expect(returnOfMiss({ ...miss, from: at(22) }, 'Europe/Moscow')).toBe('2026-11-24')
  expect(returnOfMiss({ ...miss, step: 1, from: at(20) }, 'Europe/Moscow')).toBe('2026-11-21')
  expect(returnOfMiss({ ...miss, step: 1, from: at(20) }, 'Asia/Vladivostok')).toBe('2026-11-22')
})

const card: Card = {
  attemptId: 1,
  tryNumber: 1,
  missedAt: at(1),
  state: 'open',
  step: 1,
  returnsOn: '2026-11-21',
  movedAt: null,
  twinAttemptId: null,
  dismissal: null,
  closedBy: null,
}
const missAt = (hour: number, step = 1): Found => ({ tryNumber: 1, at: at(hour), from: at(hour), step })
const moved = { movedAt: at(10), twinAttemptId: 9 }
const closed = { ...moved, state: 'closed', closedBy: 'solved' } as const

const judged: [string, Card | undefined, number, Found, Verdict][] = [
  ['the first miss', undefined, 1, missAt(1), 'begins'],
  ['no mistake', undefined, 1, 'none', 'stays'],
  ['the same miss, read again', card, 1, missAt(1), 'stays'],
  ['the task was solved in the same sitting', card, 1, missAt(1, 2), 'begins'],
  ['another miss in the same sitting', card, 1, missAt(3), 'begins'],
  ['a later miss elsewhere', card, 2, missAt(3), 'begins'],
  ['an earlier miss elsewhere', { ...card, missedAt: at(5) }, 2, missAt(3), 'stays'],
  ['the same miss after a twin', { ...card, ...moved }, 1, missAt(1), 'stays'],
  ['a miss before the last twin', { ...card, ...moved }, 2, missAt(9), 'stays'],
  ['a miss after the last twin', { ...card, ...moved }, 2, missAt(11), 'begins'],
  ['an old miss of a closed card', { ...card, ...closed }, 1, missAt(1), 'stays'],
  ['a new miss of a closed card', { ...card, ...closed }, 2, missAt(12), 'begins'],
  [
    'a new miss of what is known',
    { ...card, state: 'dismissed', dismissal: 'known' },
    2,
    missAt(12),
    'begins',
  ],
  [
    'a new miss of what is not mine',
    { ...card, state: 'dismissed', dismissal: 'not_mine' },
    2,
    missAt(12),
    'stays',
  ],
  ['the answer was right after all', { ...card, ...moved }, 1, 'none', 'was_right'],
  ['another place where it is right', card, 2, 'none', 'stays'],
  ['right after all and closed already', { ...card, ...closed }, 1, 'none', 'stays'],
  [
    'wrong again when the regrading was undone',
    { ...card, state: 'closed', closedBy: 'regraded' },
    1,
    missAt(1),
    'begins',
  ],
  ['too early to say', card, 1, 'pending', 'stays'],
]

describe('a card and', () => {
  for (const [name, known, attemptId, found, verdict] of judged)
    test(`${name}: ${verdict}`, () => expect(judgeFound(known, attemptId, found)).toBe(verdict))
})

test('a twin: right goes on to 3 and 10 days and closes, wrong goes back, an answer with help stays', () => {
  const today = '2026-11-20'
  expect(afterTwin(1, 'right', today)).toEqual({ state: 'open', step: 2, returnsOn: '2026-11-23' })
  expect(afterTwin(2, 'right', today)).toEqual({ state: 'open', step: 3, returnsOn: '2026-11-30' })
  expect(afterTwin(3, 'right', today).state).toBe('closed')
  expect(afterTwin(3, 'wrong', today)).toEqual({ state: 'open', step: 1, returnsOn: '2026-11-21' })
  expect(afterTwin(2, 'helped', today)).toEqual({ state: 'open', step: 2, returnsOn: '2026-11-23' })
})

test('an answer to a twin is a hit only when it is right without help', () => {
  expect(outcomeOf('answer', 'solved')).toBe('right')
  expect(outcomeOf('answer', 'hinted')).toBe('helped')
  expect(outcomeOf('answer', 'partially')).toBe('helped')
  expect(outcomeOf('answer', 'failed')).toBe('wrong')
  expect(outcomeOf('give_up', 'failed')).toBe('wrong')
  expect(outcomeOf('answer', 'started')).toBe(null)
})

test('a card comes back on its day and waits from then on', () => {
  expect(isDue(card, '2026-11-20')).toBe(false)
  expect(isDue(card, '2026-11-21')).toBe(true)
  expect(isDue(card, '2026-12-01')).toBe(true)
  expect(isDue({ ...card, state: 'dismissed' }, '2026-12-01')).toBe(false)
})
