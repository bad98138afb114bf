import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// Tables are defined by `defineTable`, which adds CHECKs of lists and ranges.

test('no table is defined by Drizzle’s own function', () => {
  const made = repositoryFiles().filter(
    (file) =>
      isCode(file) &&
      /^(modules|packages|apps)\//.test(file) &&
      file !== 'packages/db/src/table.ts' &&
      /\bpgTable\b/.test(readText(file)),
  )
  expect(made).toEqual([])
})
