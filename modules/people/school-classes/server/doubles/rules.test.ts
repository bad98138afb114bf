import { describe, expect, test } from 'vitest'
import { areAlike, keptOf, type Named, pairsOf } from './rules.ts'

const petr: Named = { userId: 1, lastName: 'Гринёв', firstName: 'Пётр', middleName: '', birthday: null }

test.each([
  ['the same name', {}, true],
  ['«е» in place of «ё», other case and spaces', { lastName: ' ГРИНЕВ ', firstName: 'петр' }, true],
  ['a birthday that one of them has', { birthday: '2014-05-07' }, true],
  ['a patronymic that one of them has', { middleName: 'Андреевич' }, true],
  ['another first name', { firstName: 'Павел' }, false],
  ['another last name', { lastName: 'Швабрин' }, false],
] as const)('%s', (_, more, wanted) => {
  expect(areAlike(petr, { ...petr, userId: 2, ...more })).toBe(wanted)
})

test.each([
  ['birthdays', { birthday: '2014-05-07' }, { birthday: '2014-05-08' }],
  ['patronymics', { middleName: 'Андреевич' }, { middleName: 'Ильич' }],
])('%s that differ part them', (_, one, other) => {
  expect(areAlike({ ...petr, ...one }, { ...petr, userId: 2, ...other })).toBe(false)
})

test('a pupil is no double of themselves', () => expect(areAlike(petr, petr)).toBe(false))

test('of three alike each two are a pair, and those who differ are none', () => {
  const ids = pairsOf([
    { ...petr, userId: 3, birthday: '2014-05-08' },
    { ...petr, userId: 2, birthday: '2014-05-07' },
    petr,
    { ...petr, userId: 4, lastName: 'Швабрин' },
  ]).map(([one, other]) => [one.userId, other.userId])
  expect(ids).toEqual([
    [1, 2],
    [1, 3],
  ])
})

describe('the account that stays', () => {
  const at = (day: string | null) => (day ? new Date(day) : null)
  test.each([
    ['is the one that was used', false, null, true, '2026-11-20', 1],
    ['is the other one that was used', true, '2026-11-20', false, null, 2],
    ['is none when both were', false, null, false, null, null],
    ['of two empty ones is the one that was signed in to', true, null, true, '2026-11-20', 2],
    ['of two that were never signed in to is the earlier', true, null, true, null, 1],
  ] as const)('%s', (_, oneUnused, oneAt, otherUnused, otherAt, wanted) => {
    expect(
      keptOf(
        { userId: 1, isUnused: oneUnused, lastVisitAt: at(oneAt) },
        { userId: 2, isUnused: otherUnused, lastVisitAt: at(otherAt) },
      ),
    ).toBe(wanted)
  })
})
