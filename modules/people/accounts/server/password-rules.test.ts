import { describe, expect, test } from 'vitest'
import { inLatinLayout, isMonotonous, isOfSchool, isPersonal, ownWords } from './password-rules.ts'

describe('a password', () => {
  test.each([
    'аааааааа',
    '        ',
    '12345678',
    '87654321',
    'абвгдежз',
    'qwertyui',
    'ababababab',
    '12121212',
  ])('«%s» is monotonous', (password) => expect(isMonotonous(password)).toBe(true))

  test.each(['kapitanskaya', 'заячий тулуп', 'пугачёв1773'])('«%s» is not', (password) =>
    expect(isMonotonous(password)).toBe(false),
  )

  test('is known in the other layout', () => {
    expect(inLatinLayout('пароль12')).toBe('gfhjkm12')
    expect(inLatinLayout('йцукенгш')).toBe('qwertyui')
  })

  test.each([
    ['mironova', true],
    ['masha2013', true],
    ['Маша1234'.toLowerCase(), true],
    ['masha@pochta.example', true],
    ['маша и медведь', false],
    ['kapitanskaya', false],
  ])('«%s» made of one’s name and address: %s', (password, isSo) =>
    expect(isPersonal(password, ownWords(['Миронова Маша', 'masha@pochta.example', 'Mironova', null]))).toBe(
      isSo,
    ),
  )

  test.each([
    ['smekalka1', true],
    ['смекалка2026', true],
    ['пароль123', true],
    ['смекалка и тулуп', false],
  ])('«%s» made of the name of the school: %s', (password, isSo) => expect(isOfSchool(password)).toBe(isSo))
})

test('short names are no words of their own: half of all passwords have them', () =>
  expect(ownWords(['Ли Ян', 'ab@c.ru'])).toEqual(['ли ян', 'ab@c.ru']))
