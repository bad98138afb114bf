import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// The order of first and last name depends on the reader and is decided in one file: `modules/people/names/server/names.ts`.

/** A first and a last name put together: by SQL, by a template, by a joined list. */
const together = [
  /concat_ws\('[^']*',[^)]*(first_name|last_name)/,
  /(first_name|last_name)\s*\|\|\s*' '\s*\|\|\s*\w*\.?(first_name|last_name)(?! \|\|)[^)]*\) as/,
  /\$\{[^}]*(firstName|lastName)\}[^`$]*\$\{[^}]*(firstName|lastName)/,
  /\[[^\]]*(firstName|lastName)[^\]]*(firstName|lastName)[^\]]*\]\s*(\.filter\(Boolean\))?\s*\.join/,
]

const puts = (source: string): boolean => together.some((way) => way.test(source))

test('a name is put together by the rules of names only', () => {
  const astray = repositoryFiles()
    .filter((file) => /^(modules|apps)\/.*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .filter((file) => file !== 'modules/people/names/server/names.ts' && !/\/(testing|demo)\//.test(file))
    .filter((file) => puts(readText(file)))
  expect(astray).toEqual([])
})

test('finds names put together, not compared or stored', () => {
  expect(puts(`concat_ws(' ', u.first_name, u.last_name) as name`)).toBe(true)
  expect(puts(`trim(u.last_name || ' ' || u.first_name) as name`)).toBe(true)
  expect(puts('`${user.lastName} ${user.firstName}`')).toBe(true)
  expect(puts(`[u.firstName, u.lastName].filter(Boolean).join(' ')`)).toBe(true)
  expect(puts(`order by u.last_name, u.first_name`)).toBe(false)
  expect(puts(`strpos(lower(u.last_name || ' ' || u.first_name || ' ' || u.last_name), lower($3)) > 0`)).toBe(
    false,
  )
})
