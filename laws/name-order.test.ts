import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// People are ordered by one rule (`nameOrderSql` of names, `compareNames` of texts): a bare column is compared by code points.

const files = repositoryFiles().filter(
  (file) =>
    /^(?:apps|modules|packages)\/.*\.tsx?$/.test(file) &&
    !/test\.tsx?$|\/(?:testing|demo)(?:\/|\.ts$)/.test(file),
)

const ordersByColumn = /order by[^`';)]*?\b(?:last|first|middle)_name\b(?! collate)/i
/** Organizations are ordered by `titleOrderSql` of their module. */
const ordersByTitle = /order by [^`;()]*?\bshort_name\b(?! collate)/i
const ownCollator = /new Intl\.Collator\(|localeCompare\([^)]*'ru'/

/** Options of a question and temporary titles are not names. */
const otherWords = new Set([
  'modules/day/calendar/server/rules/lists.ts',
  'modules/day/calendar/web/placed.ts',
  'modules/engine/tasks/server/content/build-gaps.ts',
  'packages/texts/src/order.ts',
])

test('no list of people has an order of its own', () => {
  expect(files.filter((file) => ordersByColumn.test(readText(file)))).toEqual([])
  expect(files.filter((file) => ordersByTitle.test(readText(file)))).toEqual([])
  expect(files.filter((file) => ownCollator.test(readText(file)) && !otherWords.has(file))).toEqual([])
})

test('the law detects one', () => {
  expect(ordersByColumn.test('order by c.letter, u.last_name, u.id')).toBe(true)
  expect(ordersByColumn.test('order by u.last_name collate russian asc')).toBe(false)
  expect(ordersByTitle.test('order by o.short_name, o.id')).toBe(true)
  expect(ordersByTitle.test("order by ${titleOrderSql('o.short_name')}, o.id")).toBe(false)
})
