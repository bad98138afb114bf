import { expect, test } from 'vitest'
import { readEmployees } from './employee-list.ts'

const kindsOf = (text: string, isSchool = true) =>
  readEmployees(text, isSchool).faults.map(({ row, kind }) => [row, kind])

test('reads addresses with roles, however they are parted; titles, names and empty rows are passed over', () => {
  const text =
    'ФИО;Почта;Роль\nСавельич;Savelich@Pochta.example;Учитель\n\nivan@pochta.example\tадминистратор\n"karl@pochta.example"'
  expect(readEmployees(text, true)).toEqual({
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

test('nobody teaches in a municipality, and a row without a role is its administrator', () => {
  expect(kindsOf('a@b.ru;учитель', false)).toEqual([[1, 'misplaced_role']])
  expect(readEmployees('a@b.ru', false).employees[0]!.role).toBe('admin')
})

test('says where the list has become too long', () => {
  const text = Array.from({ length: 203 }, (_, n) => `a${n}@b.ru`).join('\n')
  expect(kindsOf(text)).toEqual([[201, 'too_many']])
})
