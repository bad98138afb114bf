import { expect, test } from 'vitest'
import { bordersCrossed } from './borders.ts'
import type { TableUse } from './check.ts'
import type { Home } from './owners.ts'

const people: Home = { name: '@school/people', tier: 1 }
const works: Home = { name: '@school/works', tier: 3 }
const classes: Home = { name: '@school/classes', tier: 3 }
const kernel: Home = { name: '@school/kernel', tier: 0 }
const homes = { people, works, classes, kernel }
const tables = new Map(Object.entries({ users: people, attempts: works, seats: classes, events: kernel }))
const apps: Home = { name: 'apps', tier: Infinity }

const crossed = (module: keyof typeof homes | 'apps', use: Partial<TableUse>) =>
  bordersCrossed(
    [{ file: module, line: 1, statement: 's', reads: [], writes: [], hasParts: false, ...use }],
    (file) => homes[file as keyof typeof homes] ?? apps,
    tables,
  ).map(({ path }) => path)

test('a module reads its own tables and those of lower tiers', () => {
  expect(crossed('works', { reads: ['attempts', 'users', 'events'] })).toEqual([])
  expect(crossed('works', { reads: ['seats'] })).toEqual(['seats'])
  expect(crossed('people', { reads: ['attempts'] })).toEqual(['attempts'])
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
  expect(crossed('people', { reads: ['attempts'], hasParts: true })).toEqual([])
})
