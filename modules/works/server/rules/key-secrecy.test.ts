import { guest } from '@school/access'
import { describe, expect, test } from 'vitest'
import { type KeyPlace, mayReadKey, readerOf } from './key-secrecy.ts'

const place = (kind: KeyPlace['kind'], areResultsOut = false): KeyPlace => ({ kind, areResultsOut })

const readers = ['methodist', 'teacher', 'other'] as const
const table: [string, KeyPlace[], boolean, boolean, boolean][] = [
  // where the task stands                                                       methodist teacher other
  ['a lesson', [place('practice')], true, true, false],
  ['a homework', [place('homework')], true, true, false],
  ['a training', [place('training')], true, true, false],
  ['an interactive lesson', [place('interactive')], true, true, false],
  ['an olympiad before its results', [place('olympiad')], true, false, false],
  ['an olympiad whose results are out', [place('olympiad', true)], true, true, false],
  ['an exam rehearsal', [place('rehearsal')], true, false, false],
  ['an exam rehearsal, whatever is said of its results', [place('rehearsal', true)], true, false, false],
  ['an attestation', [place('attestation')], true, false, false],
  ['a lesson and a training', [place('practice'), place('training')], true, true, false],
  ['a lesson and an olympiad to come', [place('practice'), place('olympiad')], true, false, false],
  ['a lesson and an olympiad that is over', [place('practice'), place('olympiad', true)], true, true, false],
  ['a homework and an exam rehearsal', [place('homework'), place('rehearsal')], true, false, false],
  ['a training and an attestation', [place('training'), place('attestation')], true, false, false],
  ['no work at all', [], true, false, false],
]

describe('the key of a task that stands in', () => {
  for (const [where, places, ...allowed] of table) {
    test(`${where} is read by ${readers.filter((_, index) => allowed[index]).join(' and ')}`, () =>
      expect(readers.map((reader) => mayReadKey(reader, places))).toEqual(allowed))
  }
})

test('those who teach have a role in a school, those who make tasks are methodists', () => {
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
