import { renderInline } from '@school/markdown'
import { describe, expect, test } from 'vitest'
import { spoken } from './spoken.ts'

const said = (markdown: string): string => spoken(renderInline(markdown).html)

describe('a label said aloud', () => {
  test.each([
    ['Дрон Лёвы: $0{,}3$ км/мин', 'Дрон Лёвы: 0,3 км/мин'],
    ['**Равенство** верное', 'Равенство верное'],
    ['$3x + 40 > 100$', '3x + 40 > 100'],
    ['$a < b$ и $c \\le d$', 'a < b и c ≤ d'],
    ['$12 \\cdot 5 + 40 = 100$', '12 · 5 + 40 = 100'],
    ['$\\dfrac{x + 1}{2} - \\dfrac{x}{2} = 1$', '(x + 1)/2 - x/2 = 1'],
    ['$2\\dfrac{1}{3}$', '2 1/3'],
    ['$\\sqrt{\\frac{1}{4}}$', '√(1/4)'],
    ['$A(0;\\,5)$', 'A(0; 5)'],
    ['$v^2$', 'v в степени 2'],
    ['$F_{тр} = 5$', 'F тр = 5'],
  ])('%s', (markdown, words) => expect(said(markdown)).toBe(words))

  test('is never empty when there is a formula', () => {
    expect(said('$x$')).toBe('x')
  })
})
