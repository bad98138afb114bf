import { describe, expect, test } from 'vitest'
import type { KeptPaper } from './paper.ts'
import {
  betterOf,
  endOfDay,
  forecastOf,
  gradeOf,
  isShareOpen,
  primaryOf,
  rangeOf,
  themesOf,
} from './grade.ts'

const tasks = Array.from({ length: 10 }, (_, index) => ({
  number: index + 1,
  points: index < 8 ? 1 : 2,
  theme: index < 6 ? 'Алгебра' : 'Геометрия',
}))
const desk = { year: 2025, source: '', minutes: 60, parts: [], tasks, allowed: [], forbidden: [] }
const more = { referenceHtml: null, sharedTexts: [] }
const year = { year: 2025, source: '' }

const ofMarks: KeptPaper = {
  ...desk,
  ...more,
  scale: {
    kind: 'mark',
    ...year,
    from: { 3: 4, 4: 7, 5: 10 },
    need: { title: 'Геометрия', numbers: [7, 8, 9, 10], points: 2 },
  },
}
const ofTest: KeptPaper = {
  ...desk,
  ...more,
  scale: { kind: 'test', ...year, minimum: 27, points: [0, 6, 11, 17, 22, 27, 40, 50, 60, 70, 80, 90, 100] },
}
const scored = (...points: number[]) => points.map((value, index) => ({ number: index + 1, points: value }))

describe('a mark', () => {
  test.each([
    ['below the least points', scored(1, 1, 1), 2, false, false],
    ['with nothing for geometry is held back', scored(1, 1, 1, 1, 1, 1), 2, false, true],
    ['with enough of both', scored(1, 1, 0, 0, 0, 0, 1, 1), 3, true, false],
    ['is better with more points', scored(1, 1, 1, 1, 1, 0, 1, 1), 4, true, false],
    ['is the best at its bound', scored(1, 1, 1, 1, 1, 1, 1, 1, 2), 5, true, false],
  ])('%s', (_, scored, value, isPassed, isHeldBack) => {
    expect(gradeOf(ofMarks, scored)).toMatchObject({ kind: 'mark', value, isPassed, isHeldBack })
  })
})

test.each([
  [[], 0, false],
  [[1, 1, 1, 1], 22, false],
  [[1, 1, 1, 1, 1], 27, true],
  [[1, 1, 1, 1, 1, 1, 1, 1, 2, 2], 100, true],
])('primary points %j are %i test points', (points, value, isPassed) => {
  expect(gradeOf(ofTest, scored(...points))).toMatchObject({ kind: 'test', value, isPassed, maxPrimary: 12 })
})

test('only whole primary points count, and a whole share loses nothing', () => {
  expect(primaryOf(0.75, 2)).toBe(1)
  expect(primaryOf(0.99, 1)).toBe(0)
  expect(primaryOf(1 / 3, 3)).toBe(1)
  expect(primaryOf(1, 4)).toBe(4)
})

test('the best attempt is the one with the better grade, then with more points', () => {
  const [weak, same, strong] = [
    scored(1, 1, 0, 0, 0, 0, 1, 1),
    scored(1, 1, 1, 0, 0, 0, 1, 1),
    scored(1, 1, 1, 1, 1, 0, 1, 1),
  ]
  const grades = [weak!, strong!, same!].map((points) => gradeOf(ofMarks, points))
  expect(grades.reduce<(typeof grades)[number] | null>(betterOf, null)?.value).toBe(4)
  expect(betterOf(gradeOf(ofMarks, weak!), gradeOf(ofMarks, same!)).primary).toBe(5)
})

test('themes are listed weakest first, and only those that were rehearsed', () => {
  const points = scored(1, 1, 1, 1, 0, 0, 0, 1)
  expect(themesOf(tasks, points)).toEqual([
    { title: 'Геометрия', numbers: [7, 8], points: 1, maxPoints: 2, isWeak: true },
    { title: 'Алгебра', numbers: [1, 2, 3, 4, 5, 6], points: 4, maxPoints: 6, isWeak: false },
  ])
})

describe('an attempt on check', () => {
  test('has a range from zero to full points for pending answers', () => {
    const { low, high } = rangeOf(ofTest, scored(1, 1, 1, 1, 0, 0, 0, 0, 0, 0), new Set([9, 10]))
    expect([low.primary, high.primary]).toEqual([4, 8])
    expect([low.value, high.value]).toEqual([22, 60])
    expect([low.isPassed, high.isPassed]).toEqual([false, true])
  })

  test('has no range when nothing waits, whatever is empty', () => {
    const { low, high } = rangeOf(ofTest, scored(1, 1, 1, 1, 0, 0, 0, 0, 0, 0), new Set())
    expect(low).toEqual(high)
  })

  test('may still earn the tasks required by the scale', () => {
    const { low, high } = rangeOf(ofMarks, scored(1, 1, 1, 1, 1, 1, 0, 0, 0, 0), new Set([9]))
    expect(low).toMatchObject({ value: 2, isHeldBack: true })
    expect(high).toMatchObject({ value: 4, primary: 8, isHeldBack: false })
  })

  test('says nothing yet of a theme by an answer that waits', () => {
    const points = scored(1, 1, 1, 1, 1, 1, 1, 1, 0, 0)
    const geometry = (waiting?: Set<number>) =>
      themesOf(tasks, points, waiting).find(({ title }) => title === 'Геометрия')
    expect(geometry(new Set([9, 10]))).toMatchObject({ numbers: [7, 8], maxPoints: 2, isWeak: false })
    expect(geometry()).toMatchObject({ maxPoints: 6, isWeak: true })
    expect(themesOf(tasks, scored(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), new Set([7, 8, 9, 10]))).toHaveLength(1)
  })
})

describe('the forecast', () => {
  const first = (shares: number[]) => shares.map((share) => ({ number: 1, share }))

  test('counts repeated attempts, and says how many there are', () => {
    const attempts = [
      { number: 3, share: 0.75 },
      { number: 2, share: 0.75 },
      { number: 1, share: 0.75 },
      { number: 1, share: 0 },
    ]
    expect(forecastOf(ofTest, attempts)).toMatchObject({ attempts: 3, repeats: 2 })
    expect(forecastOf(ofTest, attempts)!.low).toEqual(forecastOf(ofTest, first([0.75, 0.75, 0.75]))!.low)
  })

  test('is not made out of nothing', () => {
    expect(forecastOf(ofTest, [])).toBeNull()
  })

  test('is wide after one attempt', () => {
    const forecast = forecastOf(ofTest, first([0.5]))!
    expect([forecast.low.primary, forecast.high.primary, forecast.attempts]).toEqual([5, 7, 1])
    expect([forecast.low.value, forecast.high.value]).toEqual([27, 50])
  })

  test('leans to newer attempts, and is as wide as they differ', () => {
    const forecast = forecastOf(ofTest, first([0.75, 0.5, 0.25]))!
    // (0.75·3 + 0.5·2 + 0.25) / 6 = 0.583…, half of the range is 0.25.
    expect([forecast.low.primary, forecast.high.primary]).toEqual([4, 10])
  })

  test('counts three attempts at most and never leaves the scale', () => {
    expect(forecastOf(ofTest, first([1, 1, 1, 0]))).toMatchObject({
      high: { value: 100 },
      low: { primary: 11 },
      attempts: 3,
    })
    expect(forecastOf(ofMarks, first([0]))).toMatchObject({ low: { value: 2, primary: 0 } })
  })
})

test('a link works until its end or until it is revoked', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  expect(isShareOpen({ endsAt: null, revokedAt: null }, at(20))).toBe(true)
  expect(isShareOpen({ endsAt: at(21), revokedAt: null }, at(20))).toBe(true)
  expect(isShareOpen({ endsAt: at(20), revokedAt: null }, at(20))).toBe(false)
  expect(isShareOpen({ endsAt: null, revokedAt: at(19) }, at(20))).toBe(false)
})

test('the last day ends at midnight in Moscow', () => {
  expect(endOfDay('2026-11-30')).toEqual(new Date('2026-11-30T21:00:00Z'))
})
