import { expect, test } from 'vitest'
import { readOrganizations } from './list-rules.ts'

const ofRegion = ['municipal', 'school'] as const
const read = (text: string) => readOrganizations(text, ofRegion)
const kindsOf = (text: string) => read(text).faults.map(({ row, kind }) => [row, kind])

test('reads columns in the usual order, and a row without a kind is a school', () => {
  expect(read('Школа № 1;школа;101;Оренбург;Садовая, 1\n\nШкола № 2').organizations).toMatchObject([
    { row: 1, title: 'Школа № 1', kind: 'school', code: '101', city: 'Оренбург', address: 'Садовая, 1' },
    { row: 3, title: 'Школа № 2', kind: 'school', code: null, city: '' },
  ])
})

test('reads columns by their titles, in whatever order', () => {
  expect(read('Код\tНазвание\tПочта\n7\tШкола «Ёлка»\tshkola@pochta.example').organizations).toMatchObject([
    { row: 2, title: 'Школа «Ёлка»', code: '7', email: 'shkola@pochta.example' },
  ])
})

test('names every row that is not read', () => {
  const text = 'Ш;школа\nШкола № 1;больница\nРегион;регион\nШкола № 2;;5\nШкола № 3;;5\nшкола № 2'
  expect(kindsOf(text)).toEqual([
    [1, 'no_title'],
    [2, 'odd_kind'],
    [3, 'misplaced'],
    [5, 'twice'],
    [6, 'twice'],
  ])
  expect(kindsOf('Название;Почта\nШкола № 1;почта')).toEqual([[2, 'odd_email']])
  expect(kindsOf(`Школа № 1;;;${'а'.repeat(81)}`)).toEqual([[1, 'too_long']])
})

test('says where the list has become too long', () => {
  expect(kindsOf(Array.from({ length: 1003 }, (_, n) => `Школа ${n}`).join('\n'))).toEqual([
    [1001, 'too_many'],
  ])
})
