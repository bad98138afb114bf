import { expect, test } from 'vitest'
import { addressed, addressOf, called, sayTo } from './index.ts'

const pupil = { isPupil: true, isParent: false, grade: { index: 7 } }

test('a pupil of any grade is «ты»', () => {
  expect(addressOf(pupil)).toBe('ty')
  expect(addressOf({ ...pupil, grade: { index: 0 } })).toBe('ty')
})

test.each([
  ['a teacher', { ...pupil, isPupil: false, grade: null }],
  ['a parent', { ...pupil, isParent: true, grade: null }],
  ['a graduate', { ...pupil, grade: null }],
  ['a guest', null],
])('%s is «вы»', (_, person) => expect(addressOf(person)).toBe('vy'))

test('a sentence changes its words, and only its own', () => {
  const sentence = addressed`{Выбери|Выберите} место для «${'{а|б}'}»: ${2} {твоих|ваших} слова`
  expect(sayTo('ty', sentence)).toBe('Выбери место для «{а|б}»: 2 твоих слова')
  expect(sayTo('vy', sentence)).toBe('Выберите место для «{а|б}»: 2 ваших слова')
})

test('a sentence begins with the name of its reader, or by itself where there is none', () => {
  const sentence = addressed`{подтверди|подтвердите} почту`
  expect(sayTo('ty', called('Маша', sentence))).toBe('Маша, подтверди почту')
  expect(sayTo('vy', called(null, sentence))).toBe('Подтвердите почту')
})

test('a sentence for all stays as it is', () => expect(sayTo('vy', 'Все олимпиады')).toBe('Все олимпиады'))
