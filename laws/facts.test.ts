import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@school/kernel/contract'
import { routes } from '@school/server/rooms'
import { expect, test } from 'vitest'
import { foldersIn, readText, repositoryFiles, root } from './files.ts'

// Facts of the contracts (cache tags) decide which queries are stale after a mutation (decision 044).

const endpoints = routes.map(({ endpoint }) => endpoint)
const factsOf = ({ tells = [], changes = [] }: Endpoint) => [...tells, ...changes]
const told = new Set(endpoints.flatMap(({ tells = [] }) => tells))
const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes))

/** Tiers of modules by the first word of endpoint names: `exam-rehearsals` is `examRehearsals`. */
const tiers = new Map(
  foldersIn('modules').map((room) => {
    const { school } = JSON.parse(readFileSync(path.join(root, 'modules', room, 'package.json'), 'utf8')) as {
      school: { tier: number }
    }
    return [room.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), school.tier]
  }),
)
const roomOf = (word: string) => word.split('.')[0]!
const tierOf = (word: string) => tiers.get(roomOf(word)) ?? Infinity

test('every changed fact is contained in some reply, and every contained fact is changed by some mutation', () => {
  expect([...changed].filter((fact) => !told.has(fact))).toEqual([])
  expect([...told].filter((fact) => !changed.has(fact))).toEqual([])
})

test('an endpoint names facts of its own module and of lower ones', () => {
  const upwards = endpoints.flatMap((endpoint) =>
    factsOf(endpoint)
      .filter((fact) => roomOf(fact) !== roomOf(endpoint.name) && tierOf(fact) >= tierOf(endpoint.name))
      .map((fact) => `${endpoint.name}: ${fact}`),
  )
  expect(upwards).toEqual([])
})

test('an endpoint names a fact once', () => {
  const twice = endpoints.filter((endpoint) => new Set(factsOf(endpoint)).size < factsOf(endpoint).length)
  expect(twice.map(({ name }) => name)).toEqual([])
})

/** By name, or by a literal key: only `query()` builds keys. */
const isByHand = (source: string): boolean =>
  /\b(invalidateQueries|resetQueries)\b|QueryData(<[^(]*>)?\(\s*\[/.test(source)

test('only the API client invalidates queries or builds their keys', () => {
  const byHand = repositoryFiles()
    .filter((file) => /^(modules|packages|apps)\/.*\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => !file.startsWith('packages/api-client/') && isByHand(readText(file)))
  expect(byHand).toEqual([])
  expect(isByHand("void client.invalidateQueries({ queryKey: ['x'] })")).toBe(true)
  expect(isByHand('client.setQueryData<User>([getMe.name, {}], user)')).toBe(true)
  expect(isByHand('client.setQueryData<User>(meQuery.queryKey, user)')).toBe(false)
})
