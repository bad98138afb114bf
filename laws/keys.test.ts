import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { describedTables } from './described-tables.ts'
import { isCode, readText, repositoryFiles } from './files.ts'

// PostgreSQL looks through the whole table when a row is deleted to which it refers without an index. Keys without one refer only to tables from
// which nothing is deleted in a working school.

/** Tables from which rows are not deleted in a working school, and why; deleting statements of them are named. */
const kept: Record<string, { why: string; deletedIn?: string }> = {
  users: {
    why: 'an erased person keeps the row; only unused demo people are deleted',
    deletedIn: 'modules/accounts/server/seed.ts',
  },
  disciplines: { why: 'content' },
  homework_sets: { why: 'content is retired' },
  lessons: { why: 'content is retired' },
  skills: { why: 'content' },
  tasks: { why: 'content is retired' },
  teachers: { why: 'content' },
  towns: { why: 'a directory' },
  videos: { why: 'content' },
  olympiad_codes: { why: 'codes are revoked' },
}

const casing = new CasingCache('snake_case')
const namesOf = (columns: readonly PgColumn[]): string =>
  columns.map((column) => casing.getColumnCasing(column)).join(', ')

const tables = await describedTables()

/** Columns by which the rows of a table are found: beginnings of its indexes and keys. */
function foundBy(config: ReturnType<typeof getTableConfig>): string[] {
  const columnsOf = (columns: readonly unknown[]): PgColumn[] =>
    columns.filter(
      (column): column is PgColumn => typeof column === 'object' && column !== null && 'name' in column,
    )
  const own = config.columns.filter((column) => column.primary || column.isUnique).map((column) => [column])
  const lists = [
    ...own,
    ...config.primaryKeys.map(({ columns }) => columns),
    ...config.uniqueConstraints.map(({ columns }) => columns),
    ...config.indexes.map(({ config: { columns } }) => columnsOf(columns)),
  ]
  return lists.map(
    (columns) =>
      `${namesOf(columns.map(({ name }) => config.columns.find((column) => column.name === name)!))}, `,
  )
}

const unindexed = [...tables].flatMap(([name, table]) => {
  const config = getTableConfig(table)
  const found = foundBy(config)
  return config.foreignKeys
    .map((key) => key.reference())
    .filter(({ columns }) => !found.some((beginning) => beginning.startsWith(`${namesOf(columns)}, `)))
    .map(({ columns, foreignTable }) => ({
      key: `${name}(${namesOf(columns)})`,
      to: getTableConfig(foreignTable).name,
    }))
})

test('a foreign key has an index, or refers to what is never deleted', () => {
  expect(unindexed.filter(({ to }) => !(to in kept))).toEqual([])
})

test('no table is named here without need', () => {
  const needed = new Set(unindexed.map(({ to }) => to))
  expect(Object.keys(kept).filter((name) => !needed.has(name))).toEqual([])
})

test('what is never deleted is deleted nowhere', () => {
  const files = repositoryFiles().filter(
    (file) =>
      isCode(file) && /^(modules|apps\/server|packages)\//.test(file) && !/\.test\.|\/testing\//.test(file),
  )
  const deleting = Object.keys(kept).flatMap((name) => {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const pattern = new RegExp(`delete from "?${name}"?\\b|\\bdelete\\(${camel}\\)`, 'i')
    return files
      .filter((file) => file !== kept[name]!.deletedIn && pattern.test(readText(file)))
      .map((file) => `${name}: ${file}`)
  })
  expect(deleting).toEqual([])
})
