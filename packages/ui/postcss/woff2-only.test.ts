import postcss from 'postcss'
import { expect, test } from 'vitest'
import woff2Only from './woff2-only.cjs'

const through = (css: string) => postcss([woff2Only()]).process(css, { from: undefined }).css

test('other formats are removed from the sources of a font face', () => {
  expect(
    through(
      '@font-face{src:url(a.woff2) format("woff2"),url(a.woff) format("woff"),url(a.ttf) format("truetype")}',
    ),
  ).toBe('@font-face{src:url(a.woff2) format("woff2")}')
})

test('local font faces and faces without WOFF2 stay as they are', () => {
  for (const css of [
    '@font-face{src:local("Arial"),url(a.woff2) format("woff2")}',
    '@font-face{src:local("Arial"), local("Roboto")}',
    '@font-face{src:url(a.ttf)}',
    'a{background:url(a.png)}',
  ]) {
    expect(through(css).replaceAll(', ', ',')).toBe(css.replaceAll(', ', ','))
  }
})
