import { describe, expect, test } from 'vitest'
import { type JuryMark, outcomeOf } from './rules.ts'

const mark = (first: number, second: number, comment = ''): JuryMark => ({
  criteria: [
    { id: 'К1', points: first },
    { id: 'К2', points: second },
  ],
  points: first + second,
  comment,
  sheetNotes: [],
})

describe('marks of a jury', () => {
  test('a single mark decides nothing', () => {
    expect(outcomeOf([], 100)).toBeNull()
    expect(outcomeOf([mark(200, 100)], 100)).toBeNull()
  })

  test('two close marks are averaged by criteria, rounded in favour of the pupil, with both comments', () => {
    expect(outcomeOf([mark(200, 100, 'Ясно'), mark(100, 133, 'Коротко')], 100)).toEqual({
      criteria: [
        { id: 'К1', points: 150 },
        { id: 'К2', points: 117 },
      ],
      points: 267,
      comment: 'Ясно\n\nКоротко',
      sheetNotes: [],
    })
    expect(outcomeOf([mark(200, 0), mark(100, 0)], 100)?.points).toBe(150)
  })

  test('two that differ by more than the step wait for a third, which decides', () => {
    const apart = [mark(200, 100, 'Ясно'), mark(0, 100)]
    expect(outcomeOf(apart, 100)).toBeNull()
    expect(outcomeOf([...apart, mark(0, 0, 'Решено не то')], 100)).toMatchObject({
      points: 0,
      comment: 'Решено не то',
    })
    expect(outcomeOf([...apart, mark(50, 0)], 100)).toMatchObject({ points: 50, comment: 'Ясно' })
  })

  test('with a step of zero any difference requires a third', () => {
    expect(outcomeOf([mark(100, 0), mark(0, 100)], 0)?.points).toBe(100)
    expect(outcomeOf([mark(100, 0), mark(100, 1)], 0)).toBeNull()
  })

  test('show the pupil the drawings of both on a sheet; drawings of the third replace them, if there are any', () => {
    const drawn = (text: string, points = 100) => ({
      ...mark(points, 0),
      sheetNotes: [{ fileId: 'sheet', strokes: [], pins: [{ at: [0, 0] as [number, number], text }] }],
    })
    const pinsOf = (marks: JuryMark[]) =>
      outcomeOf(marks, 100)?.sheetNotes.flatMap(({ pins }) => pins.map(({ text }) => text))
    expect(pinsOf([drawn('Раз'), drawn('Два')])).toEqual(['Раз', 'Два'])
    expect(pinsOf([drawn('Раз'), mark(100, 0)])).toEqual(['Раз'])
    const apart = [drawn('Раз', 0), drawn('Два', 200)]
    expect(pinsOf([...apart, drawn('Три')])).toEqual(['Три'])
    expect(pinsOf([...apart, mark(100, 0)])).toEqual(['Раз', 'Два'])
  })
})
