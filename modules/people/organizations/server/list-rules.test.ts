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

test.each([
  [
    'a quoted line break',
    'Название;Адрес\n"Школа № 15\nимени Ломоносова";"Пермь, ул. Мира; 5"',
    [['Школа № 15 имени Ломоносова', null, 'Пермь, ул. Мира; 5']],
  ],
  ['commas', 'Название,Код,Город\n"Школа № 16, филиал",016,Пермь', [['Школа № 16, филиал', '016', '']]],
  ['sep=', 'sep=,\nКод,Название\n1,Школа № 1', [['Школа № 1', '1', '']]],
  [
    'a title above and columns that are not taken',
    'Список школ;;\n№ п/п;Полное наименование организации;Директор\n1;Школа № 2;Миронов И. К.',
    [['Школа № 2', null, '']],
  ],
  [
    'a head of two rows, repeated further down, and totals',
    '№;Организация;;\n;Наименование;Код;Город\n1;Школа № 1;016;Пермь\n;Наименование;Код;Город\n2;Школа № 2;017;Пермь\nИтого;2;;',
    [
      ['Школа № 1', '016', ''],
      ['Школа № 2', '017', ''],
    ],
  ],
  ['Latin letters in titles', 'Haзвание;Кoд\nШкола № 1;016', [['Школа № 1', '016', '']]],
  ['a code that a spreadsheet keeps as text', 'Название;Код\nШкола № 1;="016"', [['Школа № 1', '016', '']]],
  [
    'numbers of a list',
    '1. Школа № 1\n• Школа № 2',
    [
      ['Школа № 1', null, ''],
      ['Школа № 2', null, ''],
    ],
  ],
  ['quotation marks in a title', 'Название;Код\n"МБОУ ""СОШ № 3""";3', [['МБОУ "СОШ № 3"', '3', '']]],
  ['invisible signs', 'Школа\u00a0№\u00a01\u200b;школа', [['Школа № 1', null, '']]],
])('reads %s', (_, text, found) => {
  const { organizations, faults } = read(text)
  expect(faults).toEqual([])
  expect(organizations.map(({ title, code, address }) => [title, code, address])).toEqual(found)
})

test.each([
  ['приём@школа.рф', 'приём@xn--80atdl2c.xn--p1ai'],
  ['"Приёмная" <a@b.ru>', 'a@b.ru'],
  ['нет', ''],
])('the address %s is kept as «%s»', (typed, kept) =>
  expect(read(`Название\tПочта\nШкола № 1\t${typed}`).organizations).toMatchObject([{ email: kept }]),
)

test.each(['школа №1', 'Школа №\u00a01', 'ШКОЛА № 1'])('%s repeats «Школа № 1»', (title) =>
  expect(kindsOf(`Школа № 1\n${title}`)).toEqual([[2, 'twice']]),
)

test.each(['лицей', 'ШКОЛА', 'шкoла', 'СОШ'])('the kind %s is a school', (kind) =>
  expect(read(`Название;Вид\nДом знаний;${kind}`).organizations).toMatchObject([{ kind: 'school' }]),
)

test('columns are what the person says', () => {
  const { organizations } = readOrganizations('1;Школа № 1', ofRegion, ['code', 'title'])
  expect(organizations).toMatchObject([{ title: 'Школа № 1', code: '1' }])
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
  expect(kindsOf('Ш'.repeat(300))).toEqual([])
  expect(kindsOf('Ш'.repeat(301))).toEqual([[1, 'too_long']])
})

test('says where the list has become too long', () => {
  expect(kindsOf(Array.from({ length: 1003 }, (_, n) => `Школа ${n}`).join('\n'))).toEqual([
    [1001, 'too_many'],
  ])
})
