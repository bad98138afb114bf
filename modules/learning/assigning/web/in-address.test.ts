import { expect, test } from 'vitest'
import { libraryFiltersIn } from './in-address.ts'

const of = (text: string) => new URLSearchParams(text)

test('invalid filters in the address are replaced by defaults', () => {
  expect(libraryFiltersIn(of('difficulty=9&number=x&text=  &theme='))).toEqual({
    subject: null,
    theme: null,
    number: null,
    difficulty: null,
    year: null,
    favourite: null,
    text: null,
  })
})
