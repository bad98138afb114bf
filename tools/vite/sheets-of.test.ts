import { expect, test } from 'vitest'
import { sheetsOf } from './sheets-of.ts'

const chunks = new Map([
  ['form.js', { imports: ['field.js', 'shared.js'], css: ['assets/form.css'] }],
  ['field.js', { imports: ['shared.js', 'form.js'], css: ['assets/field.css'] }],
  ['shared.js', { imports: [], css: ['assets/shared.css'] }],
  ['bare.js', { imports: ['absent.js'], css: [] }],
])

test('sheets of imported chunks precede those of the chunk, each once', () => {
  expect(sheetsOf(chunks, 'form.js')).toEqual(['/assets/shared.css', '/assets/field.css', '/assets/form.css'])
})

test('a chunk without styles has no sheets', () => {
  expect(sheetsOf(chunks, 'bare.js')).toEqual([])
})
