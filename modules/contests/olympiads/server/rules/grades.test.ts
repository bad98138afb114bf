import { expect, test } from 'vitest'
import { choosableGrades, gradeRefusal, shownGradeOf } from './grades.ts'

test.each([
  [7, [7, 8, 9]],
  [5, [7, 8, 9]],
  [10, []],
  [null, []],
])('a pupil of grade %s may choose %j', (own, grades) => {
  expect(choosableGrades([9, 7, 8], own)).toEqual(grades)
})

test.each([
  [7, 7, null],
  [7, 9, null],
  [8, 7, 'grade_too_low'],
  [7, 10, 'grade_not_here'],
  [null, 7, 'grade_unknown'],
])('of grade %s choosing %i: %s', (own, chosen, refusal) => {
  expect(gradeRefusal([7, 8, 9], own, chosen)).toBe(refusal)
})

test.each([
  [8, 7, 8],
  [null, 9, 9],
  [null, 2, 7],
  [null, null, 7],
])('taken %s, own %s: the table of %i is shown', (taken, own, shown) => {
  expect(shownGradeOf([7, 8, 9], taken, own)).toBe(shown)
})
