import { describe, expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const read = (text: string) => readNumber(text)?.value

describe('a typed number', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    ['  42  ', 42],
    ['007', 7],
    ['+5', 5],
    ['12345678', 12345678],
  ])('%j is a whole number', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['3,50', 3.5],
    [',5', 0.5],
    ['.5', 0.5],
    ['0,125', 0.125],
  ])('%j is a decimal with a comma or a point', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['-2', '-'],
    ['\u22122', 'minus sign'],
    ['\u20132', 'en dash'],
    ['\u20142', 'em dash'],
    ['\u20112', 'non-breaking hyphen'],
    ['- 2', 'minus and a space'],
    ['(-2)', 'parentheses'],
  ])('%j is minus two, written with %s', (text) => expect(read(text)).toBe(-2))

  test.each([
    ['1О', 10],
    ['1O0', 100],
    ['2ОО', 200],
    ['О,5', 0.5],
    ['10\u200b', 10],
    ['５', 5],
  ])('%j has a letter or a sign in the place of a figure', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['12 500', 12500],
    ['12\u00a0500', 12500],
    ['12\u202f500', 12500],
    ['1 000 000', 1_000_000],
    ['12 500,75', 12500.75],
    ['-1 000', -1000],
  ])('%j has its thousands apart', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['7/2', 3.5],
    ['7 / 2', 3.5],
    ['-7/2', -3.5],
    ['3,5/2', 1.75],
    ['1 000/3', 1000 / 3],
    ['7\u20442', 3.5],
    ['\u00bd', 0.5],
  ])('%j is a fraction', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['1 1/2', 1.5],
    ['-1 1/2', -1.5],
    ['2 3 / 4', 2.75],
    ['1\u00bd', 1.5],
  ])('%j is a mixed number', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['2·10^3', 2000],
    ['2*10^3', 2000],
    ['2 × 10^3', 2000],
    ['2х10^3', 2000],
    ['2x10^3', 2000],
    ['2 · 10³', 2000],
    ['2·10^-3', 0.002],
    ['2·10^(\u22123)', 0.002],
    ['2·10^{-3}', 0.002],
    ['2·10⁻³', 0.002],
    ['1,5·10**2', 150],
    ['10^3', 1000],
    ['-10^3', -1000],
    ['2e3', 2000],
    ['2E3', 2000],
    ['2,5e-2', 0.025],
    ['2е3', 2000],
  ])('%j has an exponent', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['x = 5', 5],
    ['x=5', 5],
    ['x1 = 5', 5],
    ['v = 5', 5],
    ['= 5', 5],
    ['≈ 5', 5],
    ['~5', 5],
    ['5.', 5],
    ['3,5.', 3.5],
  ])('%j is read without the surrounding text', (text, value) => expect(read(text)).toBe(value))

  test.each([
    ['5 см', 'см'],
    ['5см', 'см'],
    ['5 см.', 'см'],
    ['5 м/с', 'м/с'],
    ['5 м/с²', 'м/с^2'],
    ['5 м/с^2', 'м/с^2'],
    ['5 м2', 'м2'],
    ['5 кв. м', 'кв. м'],
    ['36,6 °C', '°C'],
    ['15%', '%'],
    ['15 ₽', '₽'],
    ['2·10^3 Н', 'Н'],
    ['1 1/2 часа', 'часа'],
    ['12 500 рублей', 'рублей'],
    ['5 яблок', 'яблок'],
  ])('%j leaves %j after the number', (text, rest) => expect(readNumber(text)?.rest).toBe(rest))

  test.each([
    '',
    'пять',
    'x',
    '-',
    '5 или 6',
    '5; 6',
    '5-6',
    '5, 6',
    '±5',
    '1/0',
    '0/0',
    '1 0/0',
    '12 50',
    '1.000.000',
    '5 ч 30 мин',
    '2·3',
    '1З',
    '1l',
    'lO',
    '«5»',
    'ответ 5',
    '2+3',
    '5 <script>',
    'Infinity',
    'NaN',
    '1e999',
    '0x10',
  ])('%j is not one number', (text) => expect(readNumber(text)).toBeNull())
})

test('reading takes no longer on a hostile text', () => {
  const started = process.threadCpuUsage()
  for (const text of [
    '1'.repeat(200),
    '1 '.repeat(100),
    '(('.repeat(100),
    '1/'.repeat(100),
    'м^'.repeat(100),
  ]) {
    readNumber(`5 ${text}`)
    readNumber(text)
  }
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(100)
})
