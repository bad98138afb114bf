import { expect, test } from 'vitest'
import { gradeAfter, mayLeave, type MoveFacts, wayOf } from './rules.ts'

const seventh: MoveFacts = { gradeIndex: 7, schoolYear: 2025, taken: null }

test.each<[string, Partial<MoveFacts>, string]>([
  ['goes on where the next class does not exist yet', {}, 'go'],
  ['joins the existing class of the same teacher', { taken: { isMine: true, isArchived: false } }, 'join'],
  ['goes nowhere when a colleague leads it', { taken: { isMine: false, isArchived: false } }, 'taken'],
  ['and when it is archived', { taken: { isMine: true, isArchived: true } }, 'archived'],
  ['leaves the school after the eleventh grade', { gradeIndex: 11 }, 'graduate'],
  ['goes nowhere when it is of a year before the last', { schoolYear: 2024 }, 'old'],
])('a class %s', (_, facts, way) => expect(wayOf({ ...seventh, ...facts }, 2026)).toBe(way))

test.each([
  [1, 2],
  [4, 5],
  [10, 11],
  [11, null],
])('after the grade %i comes %s', (grade, next) => expect(gradeAfter(grade)).toBe(next))

test.each([
  [9, 2025, true],
  [9, 2024, false],
  [8, 2025, false],
  [11, 2025, false],
])(
  'pupils of the grade %i of the year %i may leave before the last grade: %s',
  (gradeIndex, schoolYear, may) => expect(mayLeave({ gradeIndex, schoolYear }, 2026)).toBe(may),
)
