import { describe, expect, test } from 'vitest'
import { withHomework } from './class-load.ts'

const load = {
  limit: 90,
  days: [{ day: '2026-11-26', minutes: 70, disciplines: [{ title: 'Математика', hue: 20, minutes: 70 }] }],
}

describe('a day with one homework more', () => {
  test('is over when it takes more minutes than are enough', () => {
    expect(withHomework(load, '2026-11-26', 21)).toEqual({
      before: 70,
      after: 91,
      isOver: true,
      disciplines: ['Математика'],
    })
  })
  test('is not over when they are just enough', () => {
    expect(withHomework(load, '2026-11-26', 20)).toMatchObject({ after: 90, isOver: false })
  })
  test('has this homework alone when nothing else is due', () => {
    expect(withHomework(load, '2026-11-27', 30)).toEqual({
      before: 0,
      after: 30,
      isOver: false,
      disciplines: [],
    })
  })
})
