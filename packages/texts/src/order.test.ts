import { expect, test } from 'vitest'
import { compareNames } from './order.ts'

test('names go by the Russian alphabet, last name first', () => {
  const names = ['Елкин', 'Ёлкина Анна', 'еремин Пётр', 'Ерошкин', 'Яшин', 'Müller Anna', 'Zurin Ivan']
  expect(names.toReversed().toSorted(compareNames)).toEqual(names)
})

test('a first name does not part those of one last name', () =>
  expect(['Ёлкин Анна', 'Елкин Ян'].toSorted(compareNames)).toEqual(['Елкин Ян', 'Ёлкин Анна']))

test('numbers go by size', () =>
  expect(['Школа № 11', 'Школа № 3', 'Школа'].toSorted(compareNames)).toEqual([
    'Школа',
    'Школа № 3',
    'Школа № 11',
  ]))
