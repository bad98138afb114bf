import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// What is open to whom is asked by the fragments of the room (`accessSql` and its like) and changed by its doors: whoever reads the table by
// hand forgets a beginning, an end, or that it was taken away (decision 045). Nor is it asked of what has caused it.

const isOwn = (file: string): boolean => file.startsWith('modules/grants/')
/** Stories write down what nobody could do by a door; the bench fills thousands of rows. */
const isProof = (file: string): boolean =>
  /\.test\.|\/testing\/|^(bench|laws|packages\/db\/migrations)\//.test(file)

const byHand = [/\baccess_grants\b/, /\baccessGrants\b/]
const readsByHand = (source: string): boolean => byHand.some((way) => way.test(source))

test('only the room of grants reads and writes them by hand', () => {
  const files = repositoryFiles().filter((file) => isCode(file) && !isProof(file))
  expect(files.filter((file) => isOwn(file) && readsByHand(readText(file))).length).toBeGreaterThan(1)
  expect(files.filter((file) => !isOwn(file) && readsByHand(readText(file)))).toEqual([])
})

test.each([
  ['a query', 'select from access_grants g where g.user_id = $1', true],
  ['the table', `import { accessGrants } from '@school/grants/tables'`, true],
  ['the address of enrolling', '`/api/courses/${id}/enrollments`', false],
  ['a fragment of the room', 'left join lateral (${accessSql(…)}) access on true', false],
])('the law tells by-hand from asking: %s', (_, source, is) => expect(readsByHand(source)).toBe(is))
