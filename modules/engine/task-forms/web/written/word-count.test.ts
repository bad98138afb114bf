import { expect, test } from 'vitest'
import type { Question, Response } from '@school/tasks/contract'
import { countWords, tooShort } from './word-count.ts'

test.each([
  ['', 0],
  ['  — … !', 0],
  ['Береги честь смолоду', 3],
  ['Во-первых, это так. Во-вторых — нет', 5],
  ['«Капитанская дочка» — повесть 1836 года.', 5],
  ['строка\n\nдругая\tстрока', 3],
])('«%s» has %i words', (text, number) => {
  expect(countWords(text)).toBe(number)
})

const essay = (minWords: number | null): Question => ({
  kind: 'essay',
  html: '<p>Напиши</p>',
  minWords,
  criteria: [],
})
const written = (text: string): Response => ({ kind: 'essay', text })

test.each([
  ['short of what is asked', essay(80), 'Два слова', { words: 2, minWords: 80 }],
  ['as long as asked', essay(2), 'Два слова', null],
  ['without a length', essay(null), 'Слово', null],
])('an essay %s', (_, question, text, expected) =>
  expect(tooShort(question, written(text))).toEqual(expected),
)

test('what is no essay is never too short', () =>
  expect(tooShort({ kind: 'short_text', html: '' }, { kind: 'short_text', text: 'да' })).toBeNull())
