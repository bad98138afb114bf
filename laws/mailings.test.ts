import { mailingSwitches } from '@school/delivery/server'
import { extensionsOf } from '@school/kernel/server'
import { serverModules } from '@school/server/modules'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Every letter and SMS declares that it is needed or which switch stops it (decision 064). The type `Message` requires the declaration.

const sources = repositoryFiles().filter(
  (file) => /^modules\/.*\/server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
)
const contributed = extensionsOf(serverModules)(mailingSwitches).flatMap(({ names }) => names)

test('a switch is registered by one module', () => {
  expect(contributed.length).toBeGreaterThan(8)
  expect(contributed.filter((name, index) => contributed.indexOf(name) !== index)).toEqual([])
})

test('a letter names a registered switch', () => {
  const named = sources.flatMap((file) =>
    [...readText(file).matchAll(/kind: \{ mailing: '([^']+)'/g)].map(([, name]) => ({ file, name: name! })),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter(({ name }) => !contributed.includes(name))).toEqual([])
})

test('every message with a channel also names its kind', () => {
  const silent = sources.flatMap((file) =>
    [...readText(file).matchAll(/channel: (?:'email'|'sms'|channelOf\(\w+\)),\n(.*)/g)]
      .filter(([, next]) => !/^\s*kind: /.test(next!))
      .map(() => file),
  )
  expect(silent.filter((file) => !file.startsWith('modules/reach/delivery/'))).toEqual([])
})
