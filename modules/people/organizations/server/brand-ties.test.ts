import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrandTies } from './brand-ties.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ties-'))
  mkdirSync(path.join(folder, 'brands/kbc'), { recursive: true })
  writeFileSync(path.join(folder, 'brands/kbc/brand.yaml'), 'name: КБЦ\n')
})
afterEach(() => rmSync(folder, { recursive: true }))
const read = (text: string) => {
  writeFileSync(path.join(folder, 'brands/organizations.yaml'), text)
  return readBrandTies(folder)
}
const tie = (brand: string, kind = 'region') => `- { brand: ${brand}, kind: ${kind}, name: Губерния }\n`

test('the file says which project or region has which brand, and may be absent', () => {
  expect(readBrandTies(folder)).toEqual({ ties: [], problems: [] })
  expect(read(tie('kbc'))).toEqual({
    ties: [{ brand: 'kbc', kind: 'region', name: 'Губерния' }],
    problems: [],
  })
})

test.each([
  ['a brand that there is not', tie('orenburg'), 1],
  ['a brand of two', tie('kbc') + tie('kbc'), 2],
  ['a brand of a municipality', tie('kbc', 'municipal'), 1],
])('reports %s with its file and line', (_, text, line) => {
  expect(read(text).problems).toMatchObject([{ file: 'brands/organizations.yaml', line, severity: 'error' }])
})
