import { expect, test } from 'vitest'
import { averageOf, formatAverage, type JournalMark, markByScale, markOfPoints, seenMark } from './marks.ts'

test.each<[string, [JournalMark | null, number][], string]>([
  [
    'each mark counts as many times as its column weighs',
    [
      ['5', 3],
      ['2', 1],
    ],
    '4,25',
  ],
  [
    'who was absent or excused loses nothing by it',
    [
      ['4', 1],
      ['absent', 3],
      ['excused', 3],
      [null, 2],
    ],
    '4,00',
  ],
  [
    'it is rounded to hundredths',
    [
      ['5', 1],
      ['4', 1],
      ['4', 1],
    ],
    '4,33',
  ],
  ['without marks there is none', [['absent', 1]], '—'],
])('an average: %s', (_, given, wanted) => {
  expect(formatAverage(averageOf(given.map(([mark, weight]) => ({ mark, weight }))))).toBe(wanted)
})

test('a half of a hundredth goes up', () => {
  expect(averageOf([...Array(7).fill('4'), '5'].map((mark) => ({ mark, weight: 1 })))).toBe(4.13)
})

test('what a teacher has put by hand goes before the mark of the homework', () => {
  expect(seenMark({ mark: '4', homeworkMark: '3' })).toBe('4')
  expect(seenMark({ mark: 'excused', homeworkMark: '3' })).toBe('excused')
  expect(seenMark({ mark: null, homeworkMark: '3' })).toBe('3')
})

test('no mark of a homework is no mark of a journal', () => {
  expect([5, 2, 1].map(markOfPoints)).toEqual(['5', '2', null])
})

test.each([
  [100, '5'],
  [85, '5'],
  [84, '4'],
  [65, '4'],
  [45, '3'],
  [44, '2'],
  [0, '2'],
])('%i per cent is «%s» by the usual scale', (percent, wanted) => {
  expect(markByScale(percent, [85, 65, 45])).toBe(wanted)
})
