import { expect, test } from 'vitest'
import { ClassLetter } from './letter.ts'

test.each([
  ['Б', 'Б'],
  [' б ', 'Б'],
  ['B', 'В'],
  ['мт', 'МТ'],
])('the letter %j is read as %j', (typed, letter) => expect(ClassLetter.parse(typed)).toBe(letter))

test.each(['', '7', 'БББ', 'Q', '<'])('%j is no letter of a class', (typed) =>
  expect(ClassLetter.safeParse(typed).success).toBe(false),
)
