import { describe, expect, test } from 'vitest'
import { searchedText } from '../contract/searched-text.ts'
import { fragmentOf, marked } from './pieces.ts'
import { switchedLayout } from './ru-layout.ts'
import { nearestWord, slipsBetween } from './slips.ts'
import { askedWords, isSought, tsqueryOf } from './terms.ts'

describe('a text to look for', () => {
  test('is trimmed, single-spaced and cut at 200 characters', () => {
    expect(searchedText('  линейные \n\t функции ')).toBe('линейные функции')
    expect(searchedText('а'.repeat(500))).toHaveLength(200)
    expect(searchedText(' \u00a0 ')).toBe('')
  })
  test.each([
    ['Ёлка, ЁЛКА и ёж', ['елка', 'и', 'еж']],
    ["<script>alert('x')</script>", ['script', 'alert', 'x']],
    ['%_\\ & | !:*', []],
    ['и\u0306од 7-й', ['йод', '7', 'й']],
    ['один два три четыре пять шесть семь восемь девять', 8],
    ['математика 5 класс', ['математика', '5класс']],
    ['физика для 7-го класса, 8 кл', ['физика', 'для', '7класс', '8класс']],
    ['Третий класс и одиннадцатый класс', ['3класс', 'и', '11класс']],
    ['12 класс, 5 классный', ['12', 'класс', '5', 'классный']],
  ])('%s becomes words', (text, words) => {
    const asked = askedWords(text)
    expect(typeof words === 'number' ? asked.length : asked).toEqual(words)
  })
})

describe('the other layout of the keyboard', () => {
  test.each([
    ['vfntvfnbrf', 'математика'],
    ['Vfntvfnbrf 7 rkfcc', 'математика 7 класс'],
    [',jn', 'бот'],
    ['{bvbz', 'химия'],
    ['знерщт', 'python'],
    ['математика ege', null],
    ['2026', null],
    ['ыъыъыъ', null],
  ])('%s was meant to be %s', (typed, meant) => expect(switchedLayout(typed)).toBe(meant))
})

describe('slips of the hand', () => {
  test.each([
    ['дроби', 'дроби', 0],
    ['дроби', 'дорби', 1],
    ['дроби', 'доби', 1],
    ['дроби', 'дрооби', 1],
    ['дроби', 'драбы', 2],
    ['дроби', 'физика', 3],
  ])('between %s and %s there are %i', (a, b, slips) => expect(slipsBetween(a, b, 2)).toBe(slips))

  const known = [
    { word: 'уравнения', items: 9 },
    { word: 'уравнение', items: 2 },
    { word: 'уровень', items: 5 },
    { word: 'математика', items: 7 },
    { word: 'вес', items: 7 },
  ]
  test.each([
    ['уровнения', 'уравнения'],
    ['уравненея', 'уравнения'],
    ['уравненее', 'уравнение'],
    ['уровнен', 'уравнения'],
    ['матиматека', 'математика'],
    ['мотем', 'математика'],
    ['бес', null],
    ['шарманка', null],
    ['2026', null],
  ])('%s is mended to %s', (typed, meant) => expect(nearestWord(typed, known)).toBe(meant))
})

describe('what was looked for', () => {
  const whole = { beginning: 'уравнений', lexeme: 'уравнен' }
  const begun = { beginning: 'линей', lexeme: null }

  test('is queried by forms and by beginnings', () => {
    expect(tsqueryOf([whole, begun], '&')).toBe("('уравнен' | 'уравнений':*) & 'линей':*")
    expect(tsqueryOf([whole, begun], '|')).toBe("('уравнен' | 'уравнений':*) | 'линей':*")
  })
  test('is seen in other forms, letters and cases', () => {
    expect(['Уравнение', 'ЛИНЕЙНЫЙ', 'линия'].map((word) => isSought(word, [whole, begun]))).toEqual([
      true,
      true,
      false,
    ])
    expect(isSought('Счёт', [{ beginning: 'счет', lexeme: 'счет' }])).toBe(true)
    expect(isSought('весовщиками', [{ beginning: 'вес', lexeme: 'вес' }])).toBe(true)
    expect(isSought('уравненизация', [{ beginning: 'уравнения', lexeme: 'уравнен' }])).toBe(false)
  })
  test('is set apart, and the rest of the text is as it was', () => {
    const title = 'Линейные <b>уравнения</b> & функции'
    const pieces = marked(title, [whole, begun])
    expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Линейные', 'уравнения'])
    expect(pieces.map(({ text }) => text).join('')).toBe(title)
  })
})

describe('a fragment', () => {
  const text = `${'Слова ни о чём особенном. '.repeat(20)}Здесь линейные уравнения и весы. ${'И ещё слова. '.repeat(30)}`
  const terms = [
    { beginning: 'линейные', lexeme: 'линейн' },
    { beginning: 'уравнения', lexeme: 'уравнен' },
  ]

  test('is a line around the words, cut between words', () => {
    const said = fragmentOf(text, terms)
      .map((piece) => piece.text)
      .join('')
    expect(said).toMatch(/^…[А-Яа-яё].*линейные уравнения и весы.*…$/)
    expect(said.length).toBeLessThan(200)
    expect(text).toContain(said.slice(1, -1))
  })
  test('of a short text is all of it', () => {
    expect(fragmentOf('Весы и уравнения', terms)).toEqual([
      { text: 'Весы и ', isMatch: false },
      { text: 'уравнения', isMatch: true },
    ])
  })
  test('is the beginning where the words do not occur', () => {
    expect(fragmentOf('Весы', terms)).toEqual([{ text: 'Весы', isMatch: false }])
    expect(fragmentOf('', terms)).toEqual([])
  })
  test('of one endless word is cut all the same', () => {
    const said = fragmentOf(`уравнения${'а'.repeat(1000)}`, terms)
    expect(said.map((piece) => piece.text).join('').length).toBeLessThan(200)
  })
})
