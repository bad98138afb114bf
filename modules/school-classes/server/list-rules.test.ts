import { expect, test } from 'vitest'
import { keyOfName, readList } from './list-rules.ts'

const namesOf = (text: string) =>
  readList(text).names.map(({ row, lastName, firstName, middleName }) =>
    [row, lastName, firstName, middleName].filter(Boolean).join(' '),
  )
const faultsOf = (text: string) => readList(text).faults.map(({ row, kind }) => `${row} ${kind}`)

test.each([
  ['one in a row', 'Гринёв Пётр\nМиронова Маша', ['1 Гринёв Пётр', '2 Миронова Маша']],
  ['with a patronymic', 'Гринёв Пётр Андреевич', ['1 Гринёв Пётр Андреевич']],
  ['cells of a spreadsheet', 'Гринёв\tПётр\tАндреевич', ['1 Гринёв Пётр Андреевич']],
  ['semicolons of CSV', 'Гринёв;Пётр;Андреевич', ['1 Гринёв Пётр Андреевич']],
  ['numbered', '1. Гринёв Пётр\n2\tМиронова Маша', ['1 Гринёв Пётр', '2 Миронова Маша']],
  ['titles and empty rows', 'Фамилия;Имя\n\nГринёв;Пётр\r\n', ['3 Гринёв Пётр']],
  [
    'addresses, phones and birthdays beside',
    'Гринёв Пётр;petr@pochta.ru;+7 912 345-67-89;01.02.2013',
    ['1 Гринёв Пётр'],
  ],
  ['a double name', 'Салтыков-Щедрин Михаил', ['1 Салтыков-Щедрин Михаил']],
  ['small letters', 'гринёв пётр', ['1 Гринёв Пётр']],
  ['quotes of CSV', '"Гринёв";"Пётр"', ['1 Гринёв Пётр']],
])('reads %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names)
  expect(faultsOf(text)).toEqual([])
})

test.each([
  ['one word', 'Гринёв', ['1 no_first_name']],
  ['an address alone', 'petr@pochta.ru', ['1 no_first_name']],
  ['a formula', 'Гринёв =HYPERLINK', ['1 odd_sign']],
  ['a sign among letters', 'Гринёв П3тр', ['1 odd_sign']],
  ['the same twice, with «е» for «ё»', 'Гринёв Пётр\nГринев Петр', ['2 twice']],
  ['a name without an end', `Гринёв ${'а'.repeat(61)}`, ['1 too_long']],
  [
    'more than a thousand',
    Array.from(
      { length: 1001 },
      (_, n) => `Гринёв П${'а'.repeat(n % 40)} ${'б'.repeat(1 + Math.floor(n / 40))}`,
    ).join('\n'),
    ['1001 too_many'],
  ],
])('refuses %s by the number of the row', (_, text, faults) => expect(faultsOf(text)).toEqual(faults))

test('namesakes differ by the patronymic', () => {
  const { names } = readList('Гринёв Пётр Андреевич\nГринёв Пётр Ильич')
  expect(new Set(names.map(keyOfName)).size).toBe(2)
})
