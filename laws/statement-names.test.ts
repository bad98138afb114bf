import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// PostgreSQL remembers a prepared statement by its name for a connection: two texts of one name are a fault when one person meets both.

interface Named {
  name: string
  file: string
}

const ground = /^(modules|packages|apps|tools)\/.*(?<!\.test)\.ts$/
/** `name` beside `text`, a comment between them or not, in either order. */
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

test('knows the statements of the house', () => {
  expect(statements.length).toBeGreaterThan(200)
})

test('every named statement of SQL has a name that no other statement has', () => {
  const places = Map.groupBy(statements, ({ name }) => name)
  const shared = [...places].filter(([, found]) => found.length > 1)
  expect(shared.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([])
})

// Longer ones are cut by PostgreSQL, and two that begin alike become one.
test('a name is of 63 signs at most', () => {
  expect(statements.map(({ name }) => name).filter((name) => name.length > 63)).toEqual([])
})
