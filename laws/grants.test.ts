import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// Access is read by the SQL fragments of the module `grants` (`accessSql` and its like) and changed by its functions: code that reads the table
// directly may forget a beginning, an end or a revocation (decision 045). Access is not derived from its causes either.

const isOwn = (file: string): boolean => file.startsWith('modules/people/grants/')
/** Stories write states that the functions can't create; the bench fills thousands of rows. */
const isProof = (file: string): boolean =>
  /\.test\.|\/testing\/|^(bench|laws|packages\/db\/migrations)\//.test(file)

const byHand = [/\baccess_grants\b/, /\baccessGrants\b/]
const readsByHand = (source: string): boolean => byHand.some((way) => way.test(source))

test('only the module `grants` reads and writes its table directly', () => {
  const files = repositoryFiles().filter((file) => isCode(file) && !isProof(file))
  expect(files.filter((file) => isOwn(file) && readsByHand(readText(file))).length).toBeGreaterThan(1)
  expect(files.filter((file) => !isOwn(file) && readsByHand(readText(file)))).toEqual([])
})

test.each([
  ['a query', 'select from access_grants g where g.user_id = $1', true],
  ['the table', `import { accessGrants } from '@school/grants/tables'`, true],
  ['the address of enrolling', '`/api/courses/${id}/enrollments`', false],
  ['a fragment of the module', 'left join lateral (${accessSql(…)}) access on true', false],
])('the law distinguishes direct access from fragments: %s', (_, source, is) =>
  expect(readsByHand(source)).toBe(is),
)
