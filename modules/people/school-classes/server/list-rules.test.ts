import { expect, test } from 'vitest'
import { readList } from './list-rules.ts'

const place = { name: '7Б', gradeIndex: 7 }
const namesOf = (text: string, takesOtherClasses = false) =>
  readList(text, place, { takesOtherClasses }).people.map(({ row, lastName, firstName, middleName }) =>
    [row, lastName, firstName, middleName].filter(Boolean).join(' '),
  )
const faultsOf = (text: string) => readList(text, place).faults.map(({ row, kind }) => `${row} ${kind}`)

test.each([
  ['one in a row', 'Гринёв Пётр\nМиронова Маша', ['1 Гринёв Пётр', '2 Миронова Маша']],
  ['cells of a spreadsheet', 'Гринёв\tПётр\tАндреевич', ['1 Гринёв Пётр Андреевич']],
  ['semicolons of CSV', 'Гринёв;Пётр;Андреевич', ['1 Гринёв Пётр Андреевич']],
  ['titles and empty rows', 'Фамилия;Имя\n\nГринёв;Пётр\r\n', ['3 Гринёв Пётр']],
  [
    'addresses, phones and birthdays next to a name',
    'Гринёв Пётр;petr@pochta.ru;+7 912 345-67-89;01.02.2013',
    ['1 Гринёв Пётр'],
  ],
  ['the class of the list', 'Гринёв Пётр;7Б\nЗурин Иван;7 «б»', ['1 Гринёв Пётр', '2 Зурин Иван']],
  ['the grade alone', 'Фамилия;Имя;Класс\nГринёв;Пётр;7', ['2 Гринёв Пётр']],
])('reads %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names)
  expect(faultsOf(text)).toEqual([])
})

test.each([
  ['one word', 'Гринёв', ['1 no_first_name']],
  ['an address alone', 'petr@pochta.ru', ['1 no_first_name']],
  ['the same twice, with «е» for «ё»', 'Гринёв Пётр\nГринев Петр', ['2 twice']],
  [
    'more than a thousand',
    Array.from(
      { length: 1001 },
      (_, n) => `Гринёв П${'а'.repeat(n % 40)} ${'Б'.repeat(1 + Math.floor(n / 40))}`,
    ).join('\n'),
    ['1001 too_many'],
  ],
])('refuses %s by the line of the list', (_, text, faults) => expect(faultsOf(text)).toEqual(faults))

test('pupils of another class are left out, unless the person takes them', () => {
  const text = 'Фамилия;Имя;Класс\nГринёв;Пётр;7Д\nЗурин;Иван;7Б\nМиронова;Маша;8б'
  const { otherClasses, faults, left } = readList(text, place)
  expect(namesOf(text)).toEqual(['3 Зурин Иван'])
  expect(otherClasses).toEqual(['7Д', '8Б'])
  expect(faults[0]!.reason).toContain('в\u00a0списке 7Д')
  expect(left).toBe('Фамилия;Имя;Класс\nГринёв;Пётр;7Д\nМиронова;Маша;8б')
  expect(namesOf(text, true)).toHaveLength(3)
})

test('a fault quotes the row', () =>
  expect(readList('Фамилия;Имя\nМиронова;', place).faults[0]!.reason).toBe(
    'Строка 2 «Миронова»: нужны фамилия и\u00a0имя',
  ))
