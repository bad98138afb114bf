import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// `z.coerce.number()` reads `1e3`, `0x10`, ` 1 `, `true` and `[5]` as numbers: one object would have many addresses, and a mistyped page would be
// another one.

const coerced = /z\.coerce\.(number|bigint|boolean|date)\b/

test('whole numbers of paths, queries and bodies are read by WireInteger only', () => {
  const found = repositoryFiles()
    .filter((file) => isCode(file) && /^(modules|packages|apps)\/.*\/contract\//.test(file))
    .filter((file) => coerced.test(readText(file)))
  expect(found).toEqual([])
})
