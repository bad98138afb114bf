import type { TaskStatus } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import type { KeptPaper } from '../rules/paper.ts'
import { type CourseAttempt, numbersOf, countedOf, themesOfSeveral } from './rules.ts'

const paper = {
  tasks: [
    { number: 1, points: 1, theme: 'Дроби' },
    { number: 2, points: 1, theme: 'Углы' },
    { number: 3, points: 2, theme: 'Дроби' },
  ],
} as KeptPaper

const statuses: Record<number, TaskStatus> = { 0: 'failed', 0.5: 'partially', 1: 'solved' }
const attempt = (shares: Record<string, number>, more: Partial<CourseAttempt> = {}): CourseAttempt => ({
  paper,
  tasksCount: 3,
  isOnCheck: false,
  shares,
  statusOf: (number) => (shares[number] === undefined ? 'not_started' : statuses[shares[number]]!),
  ...more,
})

describe('numbers of tasks by attempts', () => {
  test('each says how it was in every attempt, in their order', () => {
    const [first, , third] = numbersOf([attempt({ 1: 0 }), attempt({ 1: 1, 3: 0.5 })])
    expect(first!.cells).toEqual([
      { status: 'failed', points: 0 },
      { status: 'solved', points: 1 },
    ])
    expect(third).toMatchObject({
      maxPoints: 2,
      cells: [
        { status: 'not_started', points: 0 },
        { status: 'partially', points: 1 },
      ],
    })
  })

  test('a rehearsal without the last part has no such number', () => {
    const third = numbersOf([attempt({ 1: 1 }, { tasksCount: 2 }), attempt({ 3: 1 })])[2]!
    expect(third.cells).toEqual([null, { status: 'solved', points: 2 }])
    expect(third.isWeak).toBe(false)
  })

  test('weak numbers are computed from the last three judged attempts', () => {
    const weak = (attempts: CourseAttempt[]) =>
      numbersOf(attempts).flatMap(({ number, isWeak }) => (isWeak ? [number] : []))
    const good = { 1: 1, 2: 1, 3: 1 }
    expect(weak([attempt({ 1: 0, 2: 1, 3: 1 })])).toEqual([1])
    expect(weak([attempt({}), attempt(good), attempt(good), attempt(good)])).toEqual([])
    expect(weak([attempt(good), attempt({ 2: 1, 3: 0.5 }), attempt({ 1: 1, 2: 1, 3: 0.5 })])).toEqual([])
    expect(weak([attempt(good), attempt({}), attempt({})])).toEqual([1, 2, 3])
  })

  test('an attempt on check does not affect weak numbers', () => {
    const onCheck = attempt({}, { isOnCheck: true })
    expect(countedOf([onCheck])).toEqual([])
    expect(numbersOf([onCheck]).some(({ isWeak }) => isWeak)).toBe(false)
  })

  test('nothing was written: there is nothing', () => expect(numbersOf([])).toEqual([]))
})

test('themes of several attempts are added up, the weakest first', () => {
  const scored = (points: number[]) => points.map((own, index) => ({ number: index + 1, points: own }))
  expect(
    themesOfSeveral([
      { paper, scored: scored([1, 1, 0]) },
      { paper, scored: scored([1, 0, 2]) },
    ]),
  ).toEqual([
    { title: 'Углы', numbers: [2], points: 1, maxPoints: 2, isWeak: true },
    { title: 'Дроби', numbers: [1, 3], points: 4, maxPoints: 6, isWeak: false },
  ])
})
