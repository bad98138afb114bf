import { expect, test } from 'vitest'
import { formulaFontLinks } from './formula-fonts.ts'

const linksFor = formulaFontLinks([
  '/assets/site/KaTeX_Main-Regular-B22Nviop.woff2',
  '/assets/site/KaTeX_Fraktur-Bold-CL6g_b3V.woff2',
  '/assets/site/KaTeX_Math-Italic-t53AETM-.woff2',
  '/assets/site/math-HwXQ2Si2.css',
])

test('a page with a formula loads the usual fonts of formulas at once', () => {
  const links = linksFor(Buffer.from('<p><span class="katex">x</span></p>'))
  expect(links.match(/href="[^"]*"/g)).toEqual([
    'href="/assets/site/KaTeX_Main-Regular-B22Nviop.woff2"',
    'href="/assets/site/KaTeX_Math-Italic-t53AETM-.woff2"',
  ])
})

test('a page without formulas loads none of them', () =>
  expect(linksFor(Buffer.from('<p>Без формул</p>'))).toBe(''))
