import { expect, test } from 'vitest'
import { blockOf, markOfKey, readBlock, readTyped } from './typed.ts'

const scale = [85, 65, 45]

test.each([
  ['5', '5'],
  [' 4 ', '4'],
  ['3,0', '3'],
  ['н', 'absent'],
  ['Н', 'absent'],
  ['осв', 'excused'],
  ['', null],
  ['—', null],
  ['87%', '5'],
  ['66,5 %', '4'],
])('«%s» of a spreadsheet is %j', (text, mark) => {
  expect(readTyped(text, scale)).toEqual({ mark })
})

test.each(['Гринёв', '1', '6', '4,5', '101%', '55', 'нн'])('«%s» is no mark', (text) => {
  expect(readTyped(text, scale)).toBeNull()
})

test.each([
  ['5', '5'],
  ['2', '2'],
  ['н', 'absent'],
  ['Y', 'absent'],
  ['о', 'excused'],
  ['1', undefined],
  ['Enter', undefined],
  ['F5', undefined],
])('the key %s writes %j', (key, mark) => {
  expect(markOfKey(key)).toBe(mark)
})

test('a block is read by rows and cells, its last line may be empty', () => {
  expect(readBlock('5\tн\r\n\t4\r\n', scale)).toEqual({
    kind: 'marks',
    rows: [
      ['5', 'absent'],
      [null, '4'],
    ],
  })
})

test('a block with a name among marks is refused by naming the cell', () => {
  expect(readBlock('Гринёв Пётр\t5\nМиронова Мария\t4', scale)).toEqual({
    kind: 'fault',
    faults: [
      { row: 1, column: 1, text: 'Гринёв Пётр' },
      { row: 2, column: 1, text: 'Миронова Мария' },
    ],
  })
})

test('nothing is no block', () => {
  expect(readBlock('', scale)).toEqual({ kind: 'empty' })
})

test('what is copied is what is pasted', () => {
  const rows = [
    ['5', 'absent'],
    [null, 'excused'],
  ] as const
  expect(readBlock(blockOf(rows), scale)).toEqual({ kind: 'marks', rows })
})
