import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readText, root } from './files.ts'

test('every test that the page about security names exists', () => {
  const named = readText('docs/security.md').match(/`[\w/.-]+\.(test|journey)\.ts`/g) ?? []
  expect(named.length).toBeGreaterThan(30)
  expect(named.map((file) => file.slice(1, -1)).filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  )
})
