import { expect, test } from 'vitest'
import type { WrittenCell } from '../contract/journal.ts'
import { judgeCell, type StandingCell } from './rules.ts'

const wanted = (more: Partial<WrittenCell> = {}): WrittenCell => ({
  columnId: 1,
  userId: 2,
  mark: '4',
  version: 3,
  ...more,
})
const standing: StandingCell = {
  columnId: 1,
  userId: 2,
  mark: '5',
  comment: 'Отлично',
  version: 3,
  was: null,
  changedBy: 'Белов Герасим Ильич',
  changedAt: new Date('2026-11-20T12:00:00Z'),
}

test('an empty cell that was seen empty is written', () => {
  expect(judgeCell(wanted({ version: 0 }), undefined)).toEqual({
    kind: 'write',
    from: null,
    comment: null,
    version: 1,
  })
})

test('a cell that has not changed is written, and a comment that the request does not mention stays', () => {
  expect(judgeCell(wanted(), standing)).toEqual({ kind: 'write', from: '5', comment: 'Отлично', version: 4 })
})

test.each<[string, string | null]>([
  ['', null],
  ['Списано', 'Списано'],
])('words «%s» are %j', (comment, written) => {
  expect(judgeCell(wanted({ comment }), standing)).toMatchObject({ kind: 'write', comment: written })
})

test('a cell that is not there is written, whatever version was seen', () => {
  expect(judgeCell(wanted({ version: 1 }), undefined)).toMatchObject({
    kind: 'write',
    from: null,
    version: 1,
  })
})

test('a cell that has changed since it was seen is not overwritten', () => {
  expect(judgeCell(wanted({ version: 2 }), standing)).toEqual({ kind: 'conflict' })
  expect(judgeCell(wanted({ mark: null, version: 0 }), standing)).toEqual({ kind: 'conflict' })
})

test('writing the value that a cell has already is no conflict, whatever was seen: a repeat changes nothing', () => {
  expect(judgeCell(wanted({ mark: '5', version: 0 }), standing)).toEqual({ kind: 'stands' })
  expect(judgeCell(wanted({ mark: null, version: 0 }), undefined)).toEqual({ kind: 'stands' })
})
