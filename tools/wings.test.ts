import { describe, expect, test } from 'vitest'
import { belowOf, mayReadIn, type Module } from './wings.ts'

const at = (wing: string, name: string, ...needs: string[]): [string, Module] => [
  name,
  { name, wing, folder: `modules/${wing}/${name}`, needs },
]

describe('below a module', () => {
  const modules = new Map([
    at('people', 'accounts'),
    at('engine', 'tasks', 'accounts'),
    at('engine', 'works', 'tasks'),
    at('engine', 'ratings', 'works'),
    at('engine', 'certificates'),
    at('learning', 'courses', 'works'),
  ])

  test('are all modules of lower wings, and those of its wing on which it depends', () => {
    expect([...belowOf('ratings', modules)].toSorted()).toEqual(['accounts', 'tasks', 'works'])
    expect([...belowOf('accounts', modules)]).toEqual([])
    expect(belowOf('courses', modules)).toContain('certificates')
  })

  test('can be no module of a higher wing', () => {
    const wrong = new Map([...modules, at('engine', 'monitoring', 'courses')])
    expect(() => belowOf('monitoring', wrong)).toThrow('monitoring depends on a higher wing: courses')
  })

  test('can not be itself', () => {
    const wrong = new Map([...modules, at('engine', 'tasks', 'ratings')])
    expect(() => belowOf('works', wrong)).toThrow('works → tasks → ratings → works')
  })
})

test('tables are read of lower wings, and in a wing of modules that do not depend on the reader', () => {
  const mayRead = mayReadIn(
    new Map([
      at('people', 'accounts'),
      at('people', 'identities', 'accounts'),
      at('people', 'school-classes', 'accounts'),
      at('engine', 'works'),
    ]),
  )
  expect(mayRead('modules/people/identities', 'modules/people/school-classes')).toBe(true)
  expect(mayRead('modules/people/identities', 'modules/people/accounts')).toBe(false)
  expect(mayRead('modules/people/accounts', 'modules/engine/works')).toBe(true)
  expect(mayRead('modules/engine/works', 'modules/people/accounts')).toBe(false)
  expect(mayRead('modules/engine/works', 'apps')).toBe(true)
})
