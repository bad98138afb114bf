import postcss from 'postcss'
import { expect, test } from 'vitest'
import customMedia from './custom-media.cjs'

const through = (css: string) => postcss([customMedia()]).process(css, { from: undefined }).css

test('a breakpoint is used by name', () => {
  expect(through('@media (--from-m){a{b:c}}')).toBe('@media (width >= 1024px){a{b:c}}')
  expect(through('@media screen and (--below-s) and (--from-xs){a{b:c}}')).toBe(
    '@media screen and (width < 768px) and (width >= 374px){a{b:c}}',
  )
})

test('other conditions stay, an unknown name is an error', () => {
  expect(through('@media print{a{b:c}}')).toBe('@media print{a{b:c}}')
  expect(() => through('@media (--from-huge){a{b:c}}')).toThrow('no such breakpoint')
})
