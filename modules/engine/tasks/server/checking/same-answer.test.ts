import { expect, test } from 'vitest'
import type { Response } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'
import { sameAnswerKey } from './same-answer.ts'

const number: Rubric = {
  kind: 'number',
  answer: 7,
  tolerance: 0,
  unit: 'м',
  otherUnits: { см: 0.01 },
  unitRequired: false,
}
const word: Rubric = { kind: 'short_text', answers: ['подснежник'], caseSensitive: false }
const gaps: Rubric = {
  kind: 'gaps',
  gaps: {
    1: { type: 'text', answers: ['ещё'], caseSensitive: false },
    2: { type: 'number', answer: 4, tolerance: 0 },
  },
}
const typed = (text: string): Response => ({ kind: 'number', text })
const said = (text: string): Response => ({ kind: 'short_text', text })
const filled = (values: Record<string, string>): Response => ({ kind: 'gaps', gaps: values })
const choices = (...ids: string[]): Response => ({ kind: 'multiple_choice', choices: ids })
const options: Rubric = { kind: 'multiple_choice', options: [] }

test.each<[string, Rubric, Response, Response]>([
  ['a comma and a point', number, typed('0,5'), typed(' 0.5 ')],
  ['a fraction and a decimal', number, typed('1/2'), typed('0,5')],
  ['another unit of the same quantity', number, typed('50 см'), typed('0,5 м')],
  ['«x =» before a number', number, typed('x = -3'), typed('−3')],
  ['capitals, ё and a period', word, said('Ёлочка.'), said('елочка')],
  ['letters of the other layout', word, said('cор'), said('сор')],
  ['an empty gap and one that is absent', gaps, filled({ 1: 'да', 2: ' ' }), filled({ 1: 'Да' })],
  ['a number in a gap', gaps, filled({ 2: '1/2' }), filled({ 2: '0,50' })],
  ['options in whatever order', options, choices('b', 'a'), choices('a', 'b')],
])('takes for one answer: %s', (_, rubric, one, other) => {
  expect(sameAnswerKey(rubric, one)).not.toBeNull()
  expect(sameAnswerKey(rubric, one)).toBe(sameAnswerKey(rubric, other))
})

test.each<[string, Rubric, Response, Response]>([
  ['other numbers', number, typed('5'), typed('50')],
  ['a sign', number, typed('-3'), typed('3')],
  ['other words', word, said('ландыш'), said('мимоза')],
  ['the same words in other gaps', gaps, filled({ 1: '4' }), filled({ 2: '4' })],
  ['one option more', options, choices('a'), choices('a', 'b')],
])('distinguishes: %s', (_, rubric, one, other) => {
  expect(sameAnswerKey(rubric, one)).not.toBe(sameAnswerKey(rubric, other))
})

test('an empty answer and one that people check have no key', () => {
  expect(sameAnswerKey(number, typed('  '))).toBeNull()
  expect(sameAnswerKey(gaps, filled({ 1: '' }))).toBeNull()
  expect(sameAnswerKey(options, choices())).toBeNull()
  expect(
    sameAnswerKey({ kind: 'essay', criteria: [] }, { kind: 'essay', text: 'Береги честь смолоду' }),
  ).toBeNull()
})

test('another quantity is not the number alone', () => {
  expect(sameAnswerKey(number, typed('5 кг'))).toBe('5 кг')
  expect(sameAnswerKey(number, typed('5 яблок'))).toBe('5')
})
