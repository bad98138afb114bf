import type { Endpoint } from '@school/kernel/contract'
import { serverModules, routes } from '@school/server/modules'
import { expect, test } from 'vitest'
import { belowOf, modulesOf } from '../tools/wings.ts'
import { readText, repositoryFiles, root } from './files.ts'

// Facts of the contracts (cache tags) decide which queries are stale after a mutation (decision 044).

const endpoints = routes.map(({ endpoint }) => endpoint)
const factsOf = ({ reads = [], changes = [] }: Endpoint) => [...reads, ...changes]
const read = new Set(endpoints.flatMap(({ reads = [] }) => reads))
const changed = new Set(endpoints.flatMap(({ changes = [] }) => changes))

const modules = modulesOf(root)
/** The module of a fact by its first word: `examRehearsals.attempts` is of `exam-rehearsals`. */
const moduleOf = (fact: string) =>
  fact.split('.')[0]!.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('every changed fact is contained in some reply, and every contained fact is changed by some mutation', () => {
  expect([...changed].filter((fact) => !read.has(fact))).toEqual([])
  expect([...read].filter((fact) => !changed.has(fact))).toEqual([])
})

test('an endpoint names facts of its own module and of lower ones', () => {
  const upwards = serverModules.flatMap((module) => {
    const below = modules.has(module.name) ? belowOf(module.name, modules) : new Set<string>()
    return module.routes.flatMap(({ endpoint }) =>
      factsOf(endpoint)
        .filter((fact) => moduleOf(fact) !== module.name && !below.has(moduleOf(fact)))
        .map((fact) => `${endpoint.name}: ${fact}`),
    )
  })
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
