import { describe, expect, test } from 'vitest'
import { parseTask } from '../content/index.ts'
import { fillText } from './fill.ts'
import { plainVariant, shownVariant } from './make.ts'
import { variantProblems, variantProblemsOf } from './prove.ts'
import { readRange } from './range.ts'

const file = (more = '', answer = '{{x}}', wrong = '{{x + 1}}') => `---
title: Корень
kind: number
difficulty: 1
skills: [equations.linear]
parameters:
  a: 2..9
  x: -9..9
formulas:
  b: a*x
${more}answer: '${answer}'
hints: ['Раздели {{b}} на {{a}}.']
proof: {right: ['{{x}}'], wrong: ['${wrong}']}
---
Реши $${'{{sum(a, "x")}}'}={{b}}$.

## Решение

$x={{x}}$, потому что {{b}} : {{a}} = {{x}}.
`
const parsed = (text: string) => parseTask(text, () => null)
const recipeOf = (text: string) => parsed(text).task!.recipe!

test.each([
  ['2..9', { from: 2, steps: 7, step: 1 }],
  ['-1..1 step 0.5', { from: -1, steps: 4, step: 0.5 }],
  ['0.2..0.5 step 0.1', { from: 0.2, steps: 3, step: 0.1 }],
  ['9..2', null],
  ['1..2 step 0.3', null],
  ['от 1 до 2', null],
])('reads the range %s', (text, range) => {
  expect(readRange(text)).toEqual(range)
})

test('numbers are written for a text and for a formula, and places of gaps are left alone', () => {
  expect(fillText('{{1}}: {{v}} и $y={{v}}$, $$z={{-v}}$$', { v: -2.5 })).toBe(
    '{{1}}: −2,5 и $y=-2{,}5$, $$z=2{,}5$$',
  )
})

describe('a variant', () => {
  const recipe = recipeOf(file())
  test('has its own numbers in the statement, the key, the hints and the solution', () => {
    const { task, values } = shownVariant(recipe, 5)
    expect(task!.rubric).toMatchObject({ kind: 'number', answer: values['x'] })
    expect(task!.hints[0]).toContain(String(values['a']))
    expect(task!.solutionHtml).toContain(String(values['a']))
  })
  test('is the same for ever and another under another number', () => {
    const of = (number: number) => JSON.stringify(plainVariant(recipe, number).task)
    expect(of(17)).toBe(of(17))
    expect(new Set([1, 2, 3, 4, 5, 6].map(of)).size).toBeGreaterThan(3)
  })
  test('keeps to the conditions and to nice numbers', () => {
    const strict = recipeOf(file('  h: a/4\nconditions: [x > 0]\nnice: {h: 1}\n'))
    for (let number = 0; number < 200; number++) {
      const { values } = plainVariant(strict, number)
      expect(values['x']).toBeGreaterThan(0)
      expect(Number.isInteger((values['h'] as number) * 10)).toBe(true)
    }
  })
})

describe('what the check says', () => {
  const messages = (text: string) => {
    const { task, problems } = parsed(text)
    return [...problems, ...(task?.recipe ? variantProblemsOf(text, task.recipe) : [])].map(
      ({ line, message }) => `${line}: ${message}`,
    )
  }
  test('nothing when every variant is proved', () => {
    expect(messages(file())).toEqual([])
  })
  test('names the variant in which a wrong answer is right', () => {
    expect(messages(file('', '{{x}}', '{{-x}}')).at(-1)).toMatch(
      /^\d+: Вариант \d+ \(a = \d, x = 0, b = 0\): proof\.wrong/,
    )
  })
  test('an unknown name, at its place', () => {
    expect(messages(file('', '{{y}}')).join()).toContain('Имени «y» нет')
  })
  test('conditions that nothing meets', () => {
    expect(messages(file('conditions: [a > 100]\n')).join()).toContain('Условия не выполнились ни разу')
  })
  test('a range that is not one, a name that is taken', () => {
    expect(messages(file().replace('2..9', '9..2')).join()).toContain('не читается')
    expect(messages(file().replace('  b: a*x', '  sum: a*x\n  b: a*x')).join()).toContain('занято')
  })
  test('too few different variants', () => {
    const few = file().replace('2..9', '[2, 3]').replace('-9..9', '[4, 5]')
    expect(messages(few).join()).toContain('Разных вариантов всего 4')
  })
  test('options that became equal', () => {
    const choice = `---
title: Выбор
kind: single_choice
difficulty: 1
skills: [x]
parameters: {a: 1..9, b: 1..9}
options:
  - {id: a, text: '{{a + b}}', correct: true}
  - {id: b, text: '{{a * b}}'}
proof: {right: [a], wrong: [b]}
---
{{a}} + {{b}}?

## Решение

{{a + b}}
`
    const { task } = parsed(choice)
    expect(variantProblems(task!.recipe!)[0]!.message).toContain(
      '(a = 2, b = 2): Два одинаковых варианта: «4»',
    )
  })
})
