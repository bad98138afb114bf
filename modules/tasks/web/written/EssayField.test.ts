import { expect, test } from 'vitest'
import { countWords } from './EssayField.tsx'

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
