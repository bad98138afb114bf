import { expect, test } from 'vitest'
import { wordsOf } from './school-words.ts'

test.each([
  ['Школа № 57, г. Казань', ['57', 'казань']],
  ['МБОУ СОШ №7', ['7']],
  ['Лицей «Берёзка»', ['лицей', 'березка']],
  ['школа', []],
  ['  ', []],
])('of «%s» these words are looked for: %j', (typed, words) => {
  expect(wordsOf(typed)).toEqual(words)
})
