import { expect, test } from 'vitest'
import { causeOf, lineOf, withLine } from './list-reading.ts'

test('a row of a list is put right in its place', () => {
  const text = 'Фамилия;Имя\nМиронова;\nЗурин;"Иван,\nмладший"\nГринёв;Пётр'
  expect(lineOf(text, { row: 2, lastRow: 2 })).toBe('Миронова;')
  expect(withLine(text, { row: 2, lastRow: 2 }, 'Миронова;Мария')).toContain('\nМиронова;Мария\nЗурин')
})

test('a row of several lines becomes one, and the rows below keep their numbers', () => {
  const text = 'а\n"б\nв"\nг'
  expect(withLine(text, { row: 2, lastRow: 3 }, 'бв')).toBe('а\nбв\n\nг')
})

test('a fault shown above its row does not repeat the row', () => {
  const quote = 'Миронова; Ж'
  expect(causeOf({ quote, reason: `Строка 4 «${quote}»: нужны фамилия и имя` })).toBe(
    'Строка 4: нужны фамилия и имя',
  )
  expect(causeOf({ quote: '', reason: 'Строка 4: нет названия' })).toBe('Строка 4: нет названия')
})
