import { guest } from '@school/access'
import { describe, expect, test } from 'vitest'
import { type KeyPlace, mayReadKey, readerOf } from './key-secrecy.ts'

const taught: KeyPlace = { secrecy: 'taught', areResultsOut: false }
const contest = { secrecy: 'after_results', areResultsOut: false } as const
const over = { ...contest, areResultsOut: true }
const echo: KeyPlace = { secrecy: 'as_elsewhere', areResultsOut: false }
const exam: KeyPlace = { secrecy: 'never', areResultsOut: false }

const readers = ['methodist', 'teacher', 'other'] as const
const table: [string, KeyPlace[], boolean, boolean, boolean][] = [
  // works with the task                                                          methodist teacher other
  ['a lesson', [taught], true, true, false],
  ['an olympiad before its results', [contest], true, false, false],
  ['an olympiad whose results are out', [over], true, true, false],
  ['an exam', [exam], true, false, false],
  ['an exam, whatever is said of its results', [{ ...exam, areResultsOut: true }], true, false, false],
  ['a lesson and a training', [taught, taught], true, true, false],
  ['a lesson and an olympiad to come', [taught, contest], true, false, false],
  ['a lesson and an olympiad that is over', [taught, over], true, true, false],
  ['a lesson and an exam', [taught, exam], true, false, false],
  ['a lesson and a work that says nothing', [taught, echo], true, true, false],
  ['an exam and a work that says nothing', [exam, echo], true, false, false],
  ['a work that says nothing', [echo], true, false, false],
  ['no work at all', [], true, false, false],
]

describe('the key of a task in', () => {
  for (const [where, places, ...allowed] of table) {
    test(`${where} is read by ${readers.filter((_, index) => allowed[index]).join(' and ')}`, () =>
      expect(readers.map((reader) => mayReadKey(reader, places))).toEqual(allowed))
  }
})

test('teachers have a role in a school, authors of tasks are methodists', () => {
  expect(readerOf(guest)).toBe('other')
  expect(readerOf({ ...guest, isMethodist: true })).toBe('methodist')
  expect(readerOf({ ...guest, isMethodist: true, portalRole: 'teacher' })).toBe('methodist')
  expect(
    (['teacher', 'schoolAdmin'] as const).map((portalRole) => readerOf({ ...guest, portalRole })),
  ).toEqual(['teacher', 'teacher'])
  expect(
    (['intern', 'municipalityAdmin', 'regionAdmin', 'projectAdmin', null] as const).map((portalRole) =>
      readerOf({ ...guest, portalRole }),
    ),
  ).toEqual(Array(5).fill('other'))
})
