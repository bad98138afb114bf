import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// Drizzle reads and writes rows of one table; joins and groups are SQL, which `npm run sql:check` verifies (decision 087).

/** Statements over several tables in Drizzle, with reasons. */
const allowed: Record<string, string> = {
  'modules/people/versions/server/versions.ts':
    'the table and its columns are arguments: the name of who changed any row',
}

const joins = /\.(inner|left|right|full)Join\(|\.groupBy\((?!\w+, \()|\bcountDistinct\(/
const usesDrizzle = (source: string): boolean => /from 'drizzle-orm/.test(source)

const isProduct = (file: string): boolean =>
  /^(modules|packages|apps)\//.test(file) && isCode(file) && !/\.test\.|\/testing\//.test(file)

test('Drizzle statements use one table', () => {
  const found = repositoryFiles().filter((file) => {
    if (!isProduct(file)) return false
    const source = readText(file)
    return usesDrizzle(source) && joins.test(source.replaceAll('Map.groupBy(', ''))
  })
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test.each([
  ['a join', '.innerJoin(lessons, eq(lessons.courseId, courses.id))', true],
  ['groups', '.groupBy(attempts.userId)', true],
  ['a row by its key', '.from(courses).where(eq(courses.id, id))', false],
])('the law distinguishes one table from several: %s', (_, source, is) => expect(joins.test(source)).toBe(is))
