import { personPart } from '@school/personal-data/server'
import { extensionsOf } from '@school/kernel/server'
import { serverModules } from '@school/server/modules'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { describedTables } from './described-tables.ts'

// Every column that refers to a person declares what happens to it when the person leaves (decision 065).

const casing = new CasingCache('snake_case')

async function listReferences(): Promise<{ tables: Set<string>; references: Set<string> }> {
  const tables = await describedTables()
  const references = [...tables].flatMap(([name, table]) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'users')
      .flatMap(({ columns }) => columns.map((column) => `${name}.${casing.getColumnCasing(column)}`)),
  )
  return { tables: new Set(tables.keys()), references: new Set(references) }
}

const { tables, references } = await listReferences()
const parts = extensionsOf(serverModules)(personPart)
const deletions = parts.flatMap((part) => part.deletions)
const declared = deletions.flatMap(({ table, column }) =>
  column === undefined ? [] : [`${table}.${column}`],
)

test('every column that refers to a person declares what happens to it', () => {
  expect(references.size).toBeGreaterThan(60)
  expect([...references].filter((reference) => !declared.includes(reference))).toEqual([])
})

test('no column is declared twice, and every declared column exists', () => {
  expect(declared.filter((one, index) => declared.indexOf(one) !== index)).toEqual([])
  expect(declared.filter((one) => !references.has(one))).toEqual([])
  expect(deletions.filter(({ table }) => !tables.has(table))).toEqual([])
})

test('every kept column has a reason', () => {
  expect(deletions.filter(({ effect, why }) => effect !== 'erased' && !why)).toEqual([])
})

test('the data copy of a person has files with distinct names and no secrets', () => {
  const dataExports = parts.flatMap((part) => part.dataExports ?? [])
  const names = dataExports.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const secret =
    /hash|secret|token|nonce|sealed|public_key|credential|rubric|solution|verdict|variant|select \*/
  expect(dataExports.filter(({ sql }) => secret.test(sql)).map(({ name }) => name)).toEqual([])
  expect(dataExports.filter(({ sql }) => !sql.includes('$1')).map(({ name }) => name)).toEqual([])
})
