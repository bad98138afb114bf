import { mailingSwitches } from '@school/delivery/server'
import { extensionsOf } from '@school/kernel/server'
import { rooms } from '@school/server/rooms'
import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

// Every letter and SMS says whether it is needed or by which switch it is stopped (decision 064). That it says anything at all is the type of `Message`.

const sources = repositoryFiles().filter(
  (file) => /^modules\/.*\/server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
)
const brought = extensionsOf(rooms)(mailingSwitches).flatMap(({ names }) => names)

test('a switch is brought by one room', () => {
  expect(brought.length).toBeGreaterThan(8)
  expect(brought.filter((name, index) => brought.indexOf(name) !== index)).toEqual([])
})

test('a letter names a switch that somebody has brought', () => {
  const named = sources.flatMap((file) =>
    [...readText(file).matchAll(/kind: \{ mailing: '([^']+)'/g)].map(([, name]) => ({ file, name: name! })),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter(({ name }) => !brought.includes(name))).toEqual([])
})

test('whatever goes by a channel says its kind beside it', () => {
  const silent = sources.flatMap((file) =>
    [...readText(file).matchAll(/channel: (?:'email'|'sms'|channelOf\(\w+\)),\n(.*)/g)]
      .filter(([, next]) => !/^\s*kind: /.test(next!))
      .map(() => file),
  )
  expect(silent.filter((file) => !file.startsWith('modules/delivery/'))).toEqual([])
})
