import { expect, test } from 'vitest'
import { readEmployees } from './employee-list.ts'

const kindsOf = (text: string, isSchool = true) =>
  readEmployees(text, isSchool).faults.map(({ row, kind }) => [row, kind])

test('reads addresses with roles, however they are parted; titles, names and empty rows are passed over', () => {
  const text =
    'ФИО;Почта;Роль\nСавельич;Savelich@Pochta.example;Учитель\n\n;ivan@pochta.example;администратор\n;"karl@pochta.example"'
  expect(readEmployees(text, true)).toMatchObject({
    employees: [
      { row: 2, email: 'savelich@pochta.example', role: 'teacher' },
      { row: 4, email: 'ivan@pochta.example', role: 'admin' },
      { row: 5, email: 'karl@pochta.example', role: 'teacher' },
    ],
    faults: [],
  })
})

test('names every row that is not read', () => {
  expect(kindsOf('Савельич\nivan@\nkarl@pochta.example;сторож\nA@b.ru\na@b.ru')).toEqual([
    [1, 'no_email'],
    [2, 'no_email'],
    [3, 'odd_role'],
    [5, 'twice'],
  ])
})

test('a municipality has no teachers, and a row without a role is its administrator', () => {
  expect(kindsOf('a@b.ru;учитель', false)).toEqual([[1, 'misplaced_role']])
  expect(readEmployees('a@b.ru', false).employees[0]!.role).toBe('admin')
})

test('says where the list has become too long', () => {
  const text = Array.from({ length: 203 }, (_, n) => `a${n}@b.ru`).join('\n')
  expect(kindsOf(text)).toEqual([[201, 'too_many']])
})

const readIn = (text: string) =>
  readEmployees(text, true).employees.map(({ email, role }) => `${email} ${role}`)

test.each([
  ['Анна <anna@example.ru>; учитель', ['anna@example.ru teacher']],
  ['"Миронова, Анна" <anna@example.ru>; администратор', ['anna@example.ru admin']],
  ['Анна <anna@example.ru>; Иван <ivan@example.ru>', ['anna@example.ru teacher', 'ivan@example.ru teacher']],
  ['anna@example.ru, ivan@example.ru', ['anna@example.ru teacher', 'ivan@example.ru teacher']],
  ['petr@example.ru — администратор', ['petr@example.ru admin']],
  ['ivan@example.ru: учитель', ['ivan@example.ru teacher']],
  ['Гринёв Пётр; администратор; petr@example.ru', ['petr@example.ru admin']],
  ['(ivan@example.ru)', ['ivan@example.ru teacher']],
  ['«anna@example.ru».', ['anna@example.ru teacher']],
  ['[anna@example.ru](mailto:anna@example.ru)', ['anna@example.ru teacher']],
  [
    '"Миронова Анна" <anna@example.ru>; "Гринёв, Пётр" <petr@example.ru>;',
    ['anna@example.ru teacher', 'petr@example.ru teacher'],
  ],
  ['иван@почта.рф; учитель', ['иван@xn--80a1acny.xn--p1ai teacher']],
  ['аnna@example.ru', ['anna@example.ru teacher']],
  ['Анна anna@example.ru', ['anna@example.ru teacher']],
  ['anna@example.ru\u200b\tУчитель математики', ['anna@example.ru teacher']],
  ['mailto:anna@example.ru;+7 912 345-67-89;администратор', ['anna@example.ru admin']],
  ['sep=;\nДолжность;E-mail;ФИО\nдиректор;anna@example.ru;Миронова Анна', ['anna@example.ru teacher']],
  [
    'Сотрудники школы;\nФИО,Электронная почта,Роль\n"Миронова, Анна",anna@example.ru,администратор',
    ['anna@example.ru admin'],
  ],
])('reads %j', (text, found) => {
  expect(readIn(text)).toEqual(found)
  expect(readEmployees(text, true).faults).toEqual([])
})

test('a fault quotes the row, and the rest of the list is kept', () => {
  const { faults, left } = readEmployees('Почта;Роль\na@b.ru;учитель\nivan@;учитель', true)
  expect(faults[0]!.reason).toContain('Строка 3 «ivan@; учитель»')
  expect(left).toBe('Почта;Роль\nivan@;учитель')
})
