import { describe, expect, test } from 'vitest'
import { type CopyFacts, inOrder, isLate, isSolving, markBy, stateOf, tabOf } from './copy.ts'

const now = new Date('2026-11-20T09:00:00Z')
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)
const copy = (facts: Partial<CopyFacts> = {}): CopyFacts => ({
  hardDeadlineAt: null,
  softDeadlineAt: null,
  closedAt: null,
  startedAt: null,
  finishedAt: null,
  judgedAt: facts.finishedAt ?? null,
  returnedAt: null,
  inQueue: 0,
  ...facts,
})

describe('a copy', () => {
  test.each([
    ['that is untouched is not opened', {}, 'not_opened', 'now'],
    ['is still to be done after the soft deadline', { softDeadlineAt: hours(-5) }, 'not_opened', 'now'],
    ['is missed after the hard one', { hardDeadlineAt: hours(-1) }, 'missed', 'done'],
    [
      'is missed when the teacher has closed it',
      { closedAt: hours(-1), hardDeadlineAt: hours(9) },
      'missed',
      'done',
    ],
    ['under way is in progress', { startedAt: hours(-1) }, 'in_progress', 'now'],
    [
      'whose time is over waits to be closed',
      { startedAt: hours(-2), hardDeadlineAt: hours(-1) },
      'submitted',
      'checking',
    ],
    ['that was handed in is done', { startedAt: hours(-2), finishedAt: hours(-1) }, 'done', 'done'],
    [
      'with answers for a person is being checked',
      { startedAt: hours(-2), finishedAt: hours(-1), inQueue: 1 },
      'checking',
      'checking',
    ],
    [
      'that could not be judged is being checked',
      { startedAt: hours(-2), finishedAt: hours(-1), judgedAt: null },
      'checking',
      'checking',
    ],
    ['sent back is returned', { startedAt: hours(-2), returnedAt: hours(-1) }, 'returned', 'returned'],
    [
      'handed in again is done',
      { startedAt: hours(-2), returnedAt: hours(-1), finishedAt: hours(-0.5) },
      'done',
      'done',
    ],
  ])('%s', (_, facts, state, tab) => {
    expect(stateOf(copy(facts), now)).toBe(state)
    expect(tabOf(stateOf(copy(facts), now))).toBe(tab)
  })

  test('is late only after its soft deadline', () => {
    expect(isLate(copy(), now)).toBe(false)
    expect(isLate(copy({ softDeadlineAt: hours(-1) }), now)).toBe(true)
    expect(isLate(copy({ softDeadlineAt: hours(-1), finishedAt: hours(-2) }), now)).toBe(false)
  })

  test('is being solved if there was activity within the last minutes and answers are accepted', () => {
    const at = (facts: Partial<CopyFacts>, minutesAgo: number | null) =>
      isSolving({ ...copy(facts), touchedAt: minutesAgo === null ? null : hours(-minutesAgo / 60) }, now)
    const begun = { startedAt: hours(-2) }
    expect(at({}, null)).toBe(false)
    expect(at(begun, 1)).toBe(true)
    expect(at(begun, 5)).toBe(false)
    expect(at({ ...begun, finishedAt: hours(0) }, 1)).toBe(false)
    expect(at({ ...begun, closedAt: hours(0) }, 1)).toBe(false)
    expect(at({ ...begun, hardDeadlineAt: hours(-0.01) }, 1)).toBe(false)
  })

  test('with the nearest deadline goes first, then those without a deadline, then late ones, the newest first, then ended ones', () => {
    const ids = { soon: 7, far: 6, never: 5, late: 4, older: 3, missed: 2, done: 1 }
    const facts: Record<keyof typeof ids, Partial<CopyFacts>> = {
      soon: { softDeadlineAt: hours(1) },
      far: { hardDeadlineAt: hours(9) },
      never: {},
      late: { softDeadlineAt: hours(-1) },
      older: { softDeadlineAt: hours(-200) },
      missed: { hardDeadlineAt: hours(-2) },
      done: { softDeadlineAt: hours(2), startedAt: hours(-9), finishedAt: hours(-3) },
    }
    const all = Object.entries(ids).map(([name, id]) => ({
      ...copy(facts[name as keyof typeof ids]),
      name,
      id,
    }))
    const twins = [12, 11].map((id) => ({ ...copy(), name: `twin ${id}`, id }))
    const wanted = ['soon', 'far', 'never', 'twin 11', 'twin 12', 'late', 'older', 'missed', 'done']
    for (const given of turnsOf([...all, ...twins]))
      expect(given.toSorted(inOrder(now)).map(({ name }) => name)).toEqual(wanted)
  })
})

/** All rotations of a list, forwards and backwards. */
const turnsOf = <T>(all: readonly T[]): T[][] =>
  all.flatMap((_, at) => {
    const turned = [...all.slice(at), ...all.slice(0, at)]
    return [turned, turned.toReversed()]
  })

test.each([
  [100, 5],
  [85, 5],
  [84, 4],
  [65, 4],
  [45, 3],
  [44, 2],
  [0, 2],
  [null, null],
])('%s per cent is the mark %s', (percent, mark) => {
  expect(markBy(percent, [85, 65, 45])).toBe(mark)
})
