import { describe, expect, test } from 'vitest'
import { sampleChoices, sampleCourse } from './sample.ts'

const course = (id: number, key: string, grades: number[]) => ({
  id,
  grades,
  discipline: { id: 1, key, title: key, hue: 0 },
})
const courses = [
  course(4, 'world', [2]),
  course(3, 'russian', [5]),
  course(1, 'math', [7]),
  course(2, 'physics', [9]),
  course(5, 'math', [10]),
  course(6, 'math', [11]),
]

describe('the sample task of the first page', () => {
  test('is of the requested course', () => expect(sampleCourse(courses, 2, 7)?.id).toBe(2))
  test('is for the viewer’s grade otherwise', () => {
    expect(sampleCourse(courses, null, 5)?.id).toBe(3)
    expect(sampleCourse(courses, 99, 5)?.id).toBe(3)
  })
  test('is of the middle of the school for a guest', () => {
    expect(sampleCourse(courses.slice(0, 5), null, null)?.id).toBe(1)
    expect(sampleCourse(courses.slice(0, 1), null, undefined)?.id).toBe(4)
  })
  test('is absent while the school has no courses', () => expect(sampleCourse([], null, 7)).toBeUndefined())
})

test('the choice has one course of a discipline, the chosen one or the middle one, in the order of the list', () => {
  const ids = (chosen: number) =>
    sampleChoices(
      courses,
      courses.find(({ id }) => id === chosen)!,
    ).map(({ id }) => id)
  expect(ids(1)).toEqual([4, 3, 1, 2])
  expect(ids(6)).toEqual([4, 3, 6, 2])
  expect(ids(4)).toEqual([4, 3, 5, 2])
})
