import { breakpoints, colors } from '../packages/ui/src/tokens.ts'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

test('the breakpoints and the colours are those of the specification, in the style sheets too', () => {
  expect(breakpoints).toEqual({ xxs: 320, xs: 374, s: 768, m: 1024, l: 1280, xl: 1440 })
  expect(colors).toEqual({ primary: '#ff732b', accent: '#1a96f6' })
  const css = readText('packages/ui/src/styles/tokens.css')
  for (const [name, value] of Object.entries(colors)) expect(css).toContain(`--${name}: ${value};`)
})

test('a style sheet refers to a breakpoint by its name', () => {
  const pixels = Object.values(breakpoints).flatMap((width) => [width, width - 1])
  const literal = new RegExp(`\\b(${pixels.map((width) => `${width}px|${width / 16}r?em`).join('|')})`)
  const astray = repositoryFiles()
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readText(file).matchAll(/@media[^{]+/g)].map(([media]) => `${file}: ${media.trim()}`),
    )
    .filter((line) => literal.test(line))
  expect(astray).toEqual([])
})
