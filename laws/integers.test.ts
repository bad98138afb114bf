import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// `z.coerce.number()` takes `1e3`, `0x10`, ` 1 `, `true` and `[5]` for numbers: one thing would have many addresses, and a mistyped page another one.

const coerced = /z\.coerce\.(number|bigint|boolean|date)\b/

test('whole numbers of paths, queries and bodies are read by WireInteger alone', () => {
  const found = repositoryFiles()
    .filter((file) => isCode(file) && /^(modules|packages|apps)\/.*\/contract\//.test(file))
    .filter((file) => coerced.test(readText(file)))
  expect(found).toEqual([])
})
