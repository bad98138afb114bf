import { expect, test } from 'vitest'
import { byNeed, type NeedFacts, needsOf } from './need.ts'

const fine: NeedFacts = { hasCome: true, daysAway: 1, overdue: 0, percent: 80, tasks: 40 }

test.each<[string, Partial<NeedFacts>, string]>([
  ['nothing is wrong', {}, ''],
  ['a week away', { daysAway: 7 }, 'away 7'],
  ['a weekend away', { daysAway: 6 }, ''],
  ['a low result', { percent: 49 }, 'low 49'],
  ['half is enough', { percent: 50 }, ''],
  ['a low result of a few tasks says nothing', { percent: 0, tasks: 4 }, ''],
  ['overdue works', { overdue: 3 }, 'overdue 3'],
  ['never came', { hasCome: false, daysAway: null, percent: null, tasks: 0 }, 'never_came 0'],
  ['came without a visit that is known', { daysAway: null }, ''],
  [
    'everything at once, the heaviest first',
    { overdue: 3, percent: 20, daysAway: 9 },
    'overdue 3, low 20, away 9',
  ],
  ['a fortnight weighs more than one late work', { overdue: 1, daysAway: 14 }, 'away 14, overdue 1'],
])('%s', (_, facts, needs) =>
  expect(
    needsOf({ ...fine, ...facts })
      .map(({ kind, amount }) => `${kind} ${amount}`)
      .join(', '),
  ).toBe(needs),
)

test('pupils are sorted by need, then by result, then by name', () => {
  const pupil = (name: string, facts: Partial<NeedFacts>) => {
    const all = { ...fine, ...facts }
    return { name, percent: all.percent, needs: needsOf(all) }
  }
  const sorted = [
    pupil('Гринёв', {}),
    pupil('Белова', {}),
    pupil('Зурин', { percent: 55 }),
    pupil('Миронова', { hasCome: false, daysAway: null, percent: null }),
    pupil('Швабрин', { overdue: 4, percent: 30 }),
    pupil('Хлопушин', { daysAway: 9 }),
  ].toSorted(byNeed)
  expect(sorted.map(({ name }) => name)).toEqual([
    'Швабрин',
    'Хлопушин',
    'Миронова',
    'Зурин',
    'Белова',
    'Гринёв',
  ])
})
