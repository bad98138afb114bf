import { expect, test } from 'vitest'
import { cellsOf } from './AnswerSheet.tsx'

test.each([
  ['48', ['4', '8']],
  ['-7', ['−', '7']],
  ['4.6', ['4', ',', '6']],
  ['27 540', ['2', '7', '5', '4', '0']],
  ['  ', []],
])('«%s» is written into boxes sign by sign', (text, cells) => {
  expect(cellsOf({ kind: 'number', text })).toEqual(cells)
})

test('an empty line has empty boxes; what does not fit is not cut', () => {
  expect(cellsOf(null)).toEqual([])
  expect(cellsOf({ kind: 'short_text', text: 'длинный ответ словами' })).toBeNull()
  expect(cellsOf({ kind: 'single_choice', choice: 'a' })).toBeNull()
})
