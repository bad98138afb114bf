import { expect, test } from 'vitest'
import { link, page, searchOf, withSearch } from './index.ts'
import { oneOf, pageNumber, typedWords, wholeNumber, wordKey } from './search-parsers.ts'

const people = withSearch(
  {
    q: typedWords(10),
    state: oneOf(['new', 'old'], 'new'),
    kind: oneOf(['a', 'b']),
    school: wholeNumber(),
    skill: wordKey(),
    page: pageNumber(),
  },
  page('/people', 'user', 'Люди'),
)
const usual = { q: '', state: 'new', kind: null, school: null, skill: null, page: 1 }

test('an address without parameters has the usual values', () => {
  expect(searchOf(people, '')).toEqual(usual)
})

test('values are read from an address', () => {
  const search = new URLSearchParams(
    'q= Гринёв++Пётр &q=x&state=old&kind=b&school=7&skill=fractions-2&page=3',
  )
  search.set('q', ' Гринёв  П ')
  expect(searchOf(people, search)).toEqual({
    q: 'Гринёв П',
    state: 'old',
    kind: 'b',
    school: 7,
    skill: 'fractions-2',
    page: 3,
  })
})

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=1e9',
  '?page=два',
  '?state=OLD',
  '?state=__proto__',
  '?kind=',
  '?school=99999999999',
  '?school=0',
  '?skill=../../etc',
  '?q=longer+than+ten+letters',
  '?%E0%A4%A=1',
  '?utm_source=letter',
])('invalid and unknown values of %s are ignored', (address) => {
  expect(searchOf(people, address)).toEqual(usual)
})

test('usual values are not written into an address', () => {
  expect(link(people, {}, { ...searchOf(people, ''), q: 'Гринёв' })).toBe(
    '/people?q=%D0%93%D1%80%D0%B8%D0%BD%D1%91%D0%B2',
  )
  expect(link(people, {}, { state: 'new', page: 1, kind: null })).toBe('/people')
  expect(link(people, {}, { state: 'old', page: 2 })).toBe('/people?state=old&page=2')
})

test('what is written is read back', () => {
  const search = { q: 'Пётр', state: 'old', kind: 'a', school: 3, skill: 'x', page: 9 } as const
  expect(searchOf(people, link(people, {}, search).replace('/people', ''))).toEqual(search)
})
