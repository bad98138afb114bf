import { describe, expect, test } from 'vitest'
import { ownCan, parentCan, stateOf } from './state.ts'

const kept = { state: 'active', dueOn: '2026-11-20', reachedAt: null, movedAt: null } as const
const today = '2026-11-20'

describe('a goal', () => {
  test.each([
    ['goes on until the end of its last day', kept, false, 'active'],
    ['has missed its term the day after', { ...kept, dueOn: '2026-11-19' }, false, 'expired'],
    ['is reached', kept, true, 'reached'],
    ['is reached after its term too: late is not never', { ...kept, dueOn: '2026-11-19' }, true, 'reached'],
    ['stays reached whatever comes', { ...kept, reachedAt: new Date(0) }, false, 'reached'],
    [
      'that waits for a word has no term',
      { ...kept, state: 'proposed', dueOn: '2026-11-01' },
      false,
      'proposed',
    ],
    ['that was taken stays so', { ...kept, state: 'claimed' }, true, 'claimed'],
    ['that was put away stays so', { ...kept, state: 'archived' }, true, 'archived'],
  ] as const)('%s', (_, row, isReached, state) => expect(stateOf(row, isReached, today)).toBe(state))
})

const can = (names: string[]) =>
  Object.fromEntries(
    ['accept', 'decline', 'claim', 'move', 'archive'].map((name) => [name, names.includes(name)]),
  )

test.each([
  ['proposed', null, 0, ['accept', 'decline']],
  ['proposed', null, 5, ['decline']],
  ['active', null, 5, ['archive']],
  ['reached', null, 5, ['claim']],
  ['expired', null, 5, ['move', 'archive']],
  ['expired', new Date(0), 5, ['archive']],
  ['claimed', null, 0, []],
  ['declined', null, 0, []],
  ['archived', null, 0, []],
] as const)(
  'its pupil can do with one that is %s, moved %o, with %i others: %o',
  (state, movedAt, active, names) =>
    expect(ownCan({ state, movedAt }, active, false)).toEqual(can([...names])),
)

test.each([
  ['a reward is promised before', 'active', undefined, false, ['support']],
  ['and given after', 'reached', { thankedAt: null }, false, ['thank']],
  ['once', 'claimed', { thankedAt: new Date(0) }, false, []],
  ['one’s own proposal is withdrawn while it waits', 'proposed', undefined, true, ['support', 'withdraw']],
  ['another’s is not', 'proposed', undefined, false, ['support']],
  ['an archived goal allows nothing', 'archived', undefined, true, []],
] as const)('a parent: %s', (_, state, support, isMine, names) =>
  expect(
    Object.entries(parentCan({ state }, support, isMine)).flatMap(([name, is]) => (is ? [name] : [])),
  ).toEqual(names),
)

test('a proposal whose term has gone by can only be declined', () =>
  expect(ownCan({ state: 'proposed', movedAt: null }, 0, true)).toEqual(can(['decline'])))
