import { expect, test } from 'vitest'
import { valueOf, WrongFormula } from './expression.ts'
import { written } from './value.ts'

const values = { a: 2, b: -3, c: 0.1, n: 21, who: { name: 'Петя' } }

test.each([
  ['a + b*2', -4],
  ['c + 0.2', 0.3],
  ['b**2 - 4*a*1', 1],
  ['-(a - b)', -5],
  ['a > 1 && b < 0', true],
  ['a == 2 ? "да" : "нет"', 'да'],
  ['gcd(12, 18)', 6],
  ['lcm(4, 6)', 12],
  ['isSquare(49)', true],
  ['isSquare(50)', false],
  ['round(2.345, 1)', 2.3],
  ['digits(1.25)', 2],
  ['who.name', 'Петя'],
  ['b*0', 0],
])('%s', (code, expected) => {
  expect(valueOf(code, values)).toBe(expected)
})

test.each([
  ['sum(2, "x", b)', '2x − 3', '2x-3'],
  ['sum(1, "x^2", -1, "x", 0)', 'x^2 − x', 'x^2-x'],
  ['sum(-1, "x", 1)', '−x + 1', '-x+1'],
  ['sum(0, "x")', '0', '0'],
  ['signed(b)', '− 3', '-3'],
  ['brackets(b)', '(−3)', '(-3)'],
  ['fraction(-6, 4)', '−3/2', '-\\frac{3}{2}'],
  ['fraction(6, 3)', '2', '2'],
  ['c', '0,1', '0{,}1'],
  ['12500', '12\u00a0500', '12\\,500'],
  ['fixed(2.5, 2)', '2,50', '2{,}50'],
  ['counted(n, "яблоко", "яблока", "яблок")', '21\u00a0яблоко', '21\\ \\text{яблоко}'],
])('%s is written «%s»', (code, plain, math) => {
  const value = valueOf(code, values)
  expect([written(value, false), written(value, true)]).toEqual([plain, math])
})

test.each([
  ['a +', 'не читается'],
  ['a b', 'не читается'],
  ['a^2', 'двумя звёздочками'],
  ['missing', '«missing»'],
  ['eval("1")', 'Функции «eval»'],
  ['constructor("return 1")()', 'нет'],
  ['who.constructor', 'нет'],
  ['toString', '«toString»'],
  ['(() => 1)()', 'такого в формулах нет'],
  ['a = 5', 'такого в формулах нет'],
  ['[1, 2]', 'такого в формулах нет'],
  ['globalThis.process', '«globalThis»'],
  ['who["name"]', 'такого в формулах нет'],
  ['1 / (a - 2)', 'деление на ноль'],
  ['sqrt(b)', 'корень из отрицательного'],
  ['"x" * 2', 'нужно число'],
])('refuses %s', (code, words) => {
  expect(() => valueOf(code, values)).toThrow(WrongFormula)
  expect(() => valueOf(code, values)).toThrow(words)
})
