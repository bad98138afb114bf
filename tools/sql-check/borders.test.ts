import { expect, test } from 'vitest'
import { bordersCrossed } from './borders.ts'
import type { TableUse } from './check.ts'

const files = {
  accounts: 'modules/people/accounts/server/queries.ts',
  works: 'modules/engine/works/server/queries.ts',
  kernel: 'packages/kernel/src/server/jobs.ts',
  apps: 'apps/server/main.ts',
}
const accounts = 'modules/people/accounts'
const works = 'modules/engine/works'
const tables = new Map([
  ['users', accounts],
  ['attempts', works],
  ['seats', 'modules/engine/ratings'],
  ['events', 'packages/kernel'],
])
const mayRead = (lower: string, home: string): boolean =>
  lower === accounts || lower === 'packages/kernel' || home === 'apps'

const crossed = (by: keyof typeof files, use: Partial<TableUse>) =>
  bordersCrossed(
    [{ file: files[by], line: 1, statement: 's', reads: [], writes: [], hasParts: false, ...use }],
    tables,
    mayRead,
  ).map(({ path }) => path)

test('a module reads its own tables and those below it', () => {
  expect(crossed('works', { reads: ['attempts', 'users', 'events'] })).toEqual([])
  expect(crossed('works', { reads: ['seats'] })).toEqual(['seats'])
  expect(crossed('accounts', { reads: ['attempts'] })).toEqual(['attempts'])
})

test('a module writes its own tables only', () => {
  expect(crossed('works', { writes: ['attempts'] })).toEqual([])
  expect(crossed('works', { writes: ['users'] })).toEqual(['users'])
})

test('apps read everything and write nothing', () => {
  expect(crossed('apps', { reads: ['users', 'attempts'] })).toEqual([])
  expect(crossed('apps', { writes: ['attempts'] })).toEqual(['attempts'])
})

test('statements run by a package belong to modules', () => {
  expect(crossed('kernel', { reads: ['attempts'] })).toEqual([])
})

test('a statement with fragments of other modules is not checked', () => {
  expect(crossed('accounts', { reads: ['attempts'], hasParts: true })).toEqual([])
})
