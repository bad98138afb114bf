import { describe, expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Rows that are equal by an order have no fixed order between two queries: a row may be on two pages or on none.

/** The order of every statement that reads a page, as written in the source. */
const pagedOrders = (source: string): string[] =>
  [...source.matchAll(/\blimit \$\S+\s+offset \$|\boffset \$\S+ limit \$/g)].map(({ index }) => {
    const statement = source.slice(source.slice(0, index).lastIndexOf('`,') + 1, index)
    const at = statement.lastIndexOf('order by')
    return at < 0 ? '' : statement.slice(at + 'order by'.length).trim()
  })

const stringsOf = (code: string): string[] =>
  [...code.replaceAll(/=== '[^']*'/g, '').matchAll(/`([^`]*)`|'([^']*)'/g)].map(
    ([, template, plain]) => template ?? plain ?? '',
  )

/** Strings of a constant of the file, and those of the constants that it uses. */
function stringsBehind(code: string, source: string, depth = 3): string[] {
  if (depth === 0) return []
  const names = code.replaceAll(/`[^`]*`|'[^']*'/g, '').match(/[a-z]\w*/gi) ?? []
  const declared = names.flatMap((name) => {
    const found = new RegExp(
      `const ${name}\\b[^=]* = ([\\s\\S]*?)\\n(?=\\n|\\s*const |\\s*return |\\})`,
    ).exec(source)
    return found ? stringsBehind(found[1]!.replaceAll(/\$\{[^{}]*\}/g, ''), source, depth - 1) : []
  })
  return [...stringsOf(code), ...declared]
}

/** All possible values of an order. */
function possibleOrders(order: string, source: string): string[] {
  const put = /^\$\{([\s\S]*)\}$/.exec(order)?.[1]
  return put === undefined ? [order] : stringsBehind(put, source)
}

const isUnique = (order: string): boolean => /(^|[,\s.])id( desc| asc)?$/.test(order.trim())

const astrayIn = (source: string): string[] =>
  pagedOrders(source).flatMap((order) => {
    const possible = possibleOrders(order, source)
    return possible.length > 0 && possible.every(isUnique) ? [] : [order || 'no order']
  })

const files = repositoryFiles().filter(
  (file) => /^modules\/[^/]+\/[^/]+\/server\/.*\.ts$/.test(file) && !file.includes('.test.'),
)

test('every page of a list has an order that ends with a unique key', () => {
  const found = files.flatMap((file) => astrayIn(readText(file)).map((order) => `${file}: ${order}`))
  expect(found).toEqual([])
  expect(files.flatMap((file) => pagedOrders(readText(file))).length).toBeGreaterThan(10)
})

describe('the law detects', () => {
  test.each([
    ['an order by a unique key', '`select * from t order by title, id limit $1 offset $2`', []],
    ['one that ends with what many share', '`select * from t order by title limit $1 offset $2`', ['title']],
    ['none', '`select * from t limit $1\n  offset $2`', ['no order']],
    [
      'one inside of what a page is cut from',
      '`select * from (select * from t order by id) f limit $1 offset $2`',
      ['id) f'],
    ],
    [
      'a wrong one of two',
      "`select * from t order by ${isNew ? 'at desc' : 'at, id'} limit $1 offset $2`",
      ["${isNew ? 'at desc' : 'at, id'}"],
    ],
    [
      'a named one',
      "const order = is === 'a' ? 'at, id' : 'title'\nreturn x\n`select 1 order by ${order} limit $1 offset $2`",
      ['${order}'],
    ],
  ])('%s', (_, source, astray) => expect(astrayIn(source)).toEqual(astray))
})
