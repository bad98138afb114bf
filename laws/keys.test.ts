import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { describedTables } from './described-tables.ts'
import { isCode, readText, repositoryFiles } from './files.ts'

// When a row is deleted, PostgreSQL scans every table that refers to it without an index. Keys without an index may refer only to tables
// from which a running school deletes nothing.

/** Tables from which a running school deletes no rows, with reasons; the files of exceptional deletes are named. */
const kept: Record<string, { why: string; deletedIn?: string }> = {
  users: {
    why: 'an erased person keeps the row; only unused demo people are deleted',
    deletedIn: 'modules/people/users/server/seed.ts',
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

/** Columns by which an index finds rows of a table: prefixes of its indexes and keys. */
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

test('a foreign key has an index, or refers to a table without deletes', () => {
  expect(unindexed.filter(({ to }) => !(to in kept))).toEqual([])
})

test('every listed table is needed', () => {
  const needed = new Set(unindexed.map(({ to }) => to))
  expect(Object.keys(kept).filter((name) => !needed.has(name))).toEqual([])
})

test('no code deletes from the listed tables', () => {
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
