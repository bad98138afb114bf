import { expect, test } from 'vitest'
import { isCode, readText, repositoryFiles } from './files.ts'

// A rule that several statements need is defined once.

const rules: [rule: string, home: string, repeated: RegExp][] = [
  ['the name of a class is the column `name`', '', /grade_index(::text)? \|\| ([a-z]\w*\.)?letter/],
  ['text is compared by `foldedSql`', 'packages/db/src/folded.ts', /translate\(lower\(|strpos\(lower\(/],
  [
    'text is compared by `folded`',
    'packages/texts/src/folded.ts',
    /oLowerCase\([^)]*\)\s*\.replaceAll\('ё', 'е'\)/,
  ],
  [
    'the result of a person is `isFirstResultSql` or `isRankedSql`',
    'modules/engine/works/server/rating/first-result.ts',
    /number = 1 and \S*judged_at is not null/,
  ],
  [
    'the columns of a discipline are `disciplineSql`',
    'modules/people/disciplines/server/present.ts',
    /d\.id as "disciplineId", d\.key as/,
  ],
  ['percents of points are `percentSql`', 'modules/engine/work-rules/server/scoring.ts', /least\(99,/],
]
/** Descriptions of tables contain conditions of indexes and generated columns literally. */
const isTables = (file: string): boolean => file.endsWith('/tables.ts')

test.each(rules)('%s', (_, home, repeated) => {
  const files = repositoryFiles().filter(
    (file) =>
      isCode(file) &&
      /^(modules|packages|apps)\//.test(file) &&
      !/\.test\.|\/testing\//.test(file) &&
      !isTables(file) &&
      file !== home,
  )
  expect(files.filter((file) => repeated.test(readText(file)))).toEqual([])
})
