import { describe, expect, test } from 'vitest'
import { isTakenFrom, maxOf, notesInOrder, pointsOf, returnBarOf } from './rules.ts'

const criteria = [
  { id: 'К1', maxPoints: 2 },
  { id: 'К2', maxPoints: 1 },
]
const given = (first: number, second: number) => [
  { id: 'К1', points: first },
  { id: 'К2', points: second },
]

describe('points of a review', () => {
  test('are the sum over all criteria, in hundredths', () => {
    expect(maxOf(criteria)).toBe(300)
    expect(pointsOf(criteria, given(150, 100))).toBe(250)
    expect(pointsOf(criteria, given(0, 0))).toBe(0)
  })

  test.each([
    ['more than the maximum', given(201, 0)],
    ['a criterion forgotten', given(200, 0).slice(0, 1)],
    ['an unknown criterion', [...given(200, 0), { id: 'К3', points: 0 }]],
    ['a duplicate criterion', [...given(200, 0).slice(0, 1), ...given(100, 0).slice(0, 1)]],
    ['a negative number', given(-1, 0)],
  ])('%s is not a review', (_, points) => {
    expect(pointsOf(criteria, points)).toBeNull()
  })
})

test('an answer on a desk is reserved until the time is up', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const until = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(isTakenFrom(1, { takenBy: 2, takenUntil: until(5) }, now)).toBe(true)
  expect(isTakenFrom(1, { takenBy: 2, takenUntil: until(-1) }, now)).toBe(false)
  expect(isTakenFrom(2, { takenBy: 2, takenUntil: until(5) }, now)).toBe(false)
  expect(isTakenFrom(1, { takenBy: null, takenUntil: null }, now)).toBe(false)
})

test.each([
  [null, { isExam: false, isFinished: false, mayGoOn: null }],
  [null, { isExam: false, isFinished: false, mayGoOn: true }],
  [null, { isExam: false, isFinished: true, mayGoOn: true }],
  ['over', { isExam: false, isFinished: false, mayGoOn: false }],
  ['over', { isExam: false, isFinished: true, mayGoOn: false }],
  ['finished', { isExam: false, isFinished: true, mayGoOn: null }],
  ['rated', { isExam: true, isFinished: false, mayGoOn: null }],
  ['rated', { isExam: true, isFinished: true, mayGoOn: true }],
] as const)('returning an answer is refused as %s', (bar, facts) => {
  expect(returnBarOf(facts)).toBe(bar)
})

test('notes are in the order of the photographs; empty ones are omitted, those on an unknown photograph are refused', () => {
  const files = [
    { id: 'first', type: 'image/jpeg' },
    { id: 'paper', type: 'application/pdf' },
    { id: 'second', type: 'image/png' },
  ]
  const on = (fileId: string, text: string | null = 'Вот здесь') => ({
    fileId,
    strokes: [],
    pins: text === null ? [] : [{ at: [0, 0] as [number, number], text }],
  })
  expect(notesInOrder(files, [on('second'), on('first')])).toEqual([on('first'), on('second')])
  expect(notesInOrder(files, [on('second', null)])).toEqual([])
  expect(notesInOrder(files, [on('paper')])).toBeNull()
  expect(notesInOrder([], [on('first')])).toBeNull()
})
