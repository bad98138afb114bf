import { expect, test } from 'vitest'
import { type Namesake, namesApart, distinguish } from './namesakes.ts'

const person = (userId: number, more: Partial<Namesake> = {}): Namesake => ({
  userId,
  label: 'Гринёв Пётр',
  middleName: '',
  birthYear: null,
  place: null,
  ...more,
})
const labelsOf = (...people: Namesake[]) =>
  [...distinguish(people).values()].map((label) => label.replaceAll('\u00a0', ' '))

test('a unique name stays unchanged', () => {
  expect(labelsOf(person(1, { middleName: 'Андреевич' }), person(2, { label: 'Зурин Иван' }))).toEqual([
    'Гринёв Пётр',
    'Зурин Иван',
  ])
})

test('namesakes get their patronymics, and one without differs by that', () => {
  expect(
    labelsOf(person(1, { middleName: 'Андреевич' }), person(2, { middleName: 'Иванович' }), person(3)),
  ).toEqual(['Гринёв Пётр Андреевич', 'Гринёв Пётр Иванович', 'Гринёв Пётр'])
})

test('a patronymic that is already in the label is not added twice', () => {
  const label = 'Гринёв Пётр Андреевич'
  const middleName = 'Андреевич'
  expect(
    labelsOf(
      person(1, { label, middleName, birthYear: 2012 }),
      person(2, { label, middleName, birthYear: 2013 }),
    ),
  ).toEqual(['Гринёв Пётр Андреевич, 2012 г. р.', 'Гринёв Пётр Андреевич, 2013 г. р.'])
})

test('namesakes with the same patronymic differ by the year of birth, then by the class; labels that are unique already get nothing more', () => {
  const middleName = 'Андреевич'
  expect(
    labelsOf(
      person(1, { middleName, birthYear: 2012, place: '7А' }),
      person(2, { middleName, birthYear: 2012, place: '7Б' }),
      person(3, { middleName, birthYear: 2013, place: '7А' }),
      person(4, { middleName: 'Иванович', birthYear: 2012, place: '7А' }),
    ),
  ).toEqual([
    'Гринёв Пётр Андреевич, 2012 г. р. (7А)',
    'Гринёв Пётр Андреевич, 2012 г. р. (7Б)',
    'Гринёв Пётр Андреевич, 2013 г. р.',
    'Гринёв Пётр Иванович',
  ])
})

test('namesakes without any difference get a number in the order of the accounts, in any order of the list', () => {
  expect(labelsOf(person(8), person(3), person(5))).toEqual([
    'Гринёв Пётр, № 3',
    'Гринёв Пётр, № 1',
    'Гринёв Пётр, № 2',
  ])
})

test('one person in several rows is not a namesake', () => {
  expect(labelsOf(person(1), person(1))).toEqual(['Гринёв Пётр'])
})

const fields = { id: 'userId', name: 'name' } as const

test('a list in which no name repeats asks the database nothing', async () => {
  const rows = [
    { userId: 1, name: 'Гринёв Пётр' },
    { userId: 1, name: 'Гринёв Пётр' },
    { userId: 2, name: null },
    { userId: 3, name: null },
  ]
  const silent = { query: () => Promise.reject(new Error('The database is asked.')) }
  expect(await namesApart(silent, rows, fields)).toEqual(rows)
})

test('namesakes in a list are distinguished by data from the database, except for people who have left', async () => {
  const rows = [2, 1, 9].map((userId) => ({ userId, name: 'Гринёв Пётр', percent: userId }))
  const known = [
    { userId: 1, middleName: 'Андреевич', birthYear: null },
    { userId: 2, middleName: 'Иванович', birthYear: null },
  ]
  const sql = { query: () => Promise.resolve({ rows: known } as never) }
  expect(await namesApart(sql, rows, fields)).toEqual([
    { userId: 2, name: 'Гринёв Пётр Иванович', percent: 2 },
    { userId: 1, name: 'Гринёв Пётр Андреевич', percent: 1 },
    { userId: 9, name: 'Гринёв Пётр', percent: 9 },
  ])
})
