import { expect, test } from 'vitest'
import { sheetMarkup } from './part-sheets.ts'

test('sheets are linked, or written into the page with their links switched off', () => {
  expect(sheetMarkup([])).toBe('')
  expect(sheetMarkup(['/a.css'])).toBe('<link rel="stylesheet" href="/a.css">')
  const textOf = (address: string) => (address === '/a.css' ? '.a{}' : null)
  expect(sheetMarkup(['/a.css', '/b.css'], textOf)).toBe(
    '<style>.a{}</style><link rel="stylesheet" href="/a.css" disabled=""><link rel="stylesheet" href="/b.css">',
  )
})
