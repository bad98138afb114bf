import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// PostgreSQL keeps a prepared statement by its name for a connection: two texts with one name fail on the same connection.

interface Named {
  name: string
  file: string
}

const ground = /^(modules|packages|apps|tools)\/.*(?<!\.test)\.ts$/
/** `name` next to `text`, with or without a comment between them, in either order. */
const forms = [
  /\bname:\s*(['`])([^'`]+)\1,\s*(?:\/\/[^\n]*\s*)*text(?::|,)/g,
  /\btext(?::\s*(['`])[^'`]*\1)?,\s*name:\s*(['`])([^'`]+)\2/g,
]

const statements: Named[] = repositoryFiles()
  .filter((file) => ground.test(file))
  .flatMap((file) => {
    const text = readText(file)
    return forms.flatMap((form) => [...text.matchAll(form)].map((found) => ({ name: found.at(-1)!, file })))
  })

test('finds the statements of the repository', () => {
  expect(statements.length).toBeGreaterThan(200)
})

test('names of SQL statements are unique', () => {
  const places = Map.groupBy(statements, ({ name }) => name)
  const shared = [...places].filter(([, found]) => found.length > 1)
  expect(shared.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([])
})

// PostgreSQL truncates longer names, and two with the same beginning become one.
test('a name has 63 characters at most', () => {
  expect(statements.map(({ name }) => name).filter((name) => name.length > 63)).toEqual([])
})
