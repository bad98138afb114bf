import { expect, test } from 'vitest'
import { extend, extensionPoint, extensionsOf } from './extension.ts'

const greeting = extensionPoint<(name: string) => string>('test.greeting')
const number = extensionPoint<number>('test.number')

const extensions = extensionsOf([
  { extensions: [extend(greeting, (name) => `Здравствуй, ${name}`), extend(number, 1)] },
  {},
  { extensions: [extend(number, 2)] },
])

test('a point has the contributions of modules, in their order', () => {
  expect(extensions(number)).toEqual([1, 2])
  expect(extensions(greeting).map((greet) => greet('Маша'))).toEqual(['Здравствуй, Маша'])
})

test('a point without contributions is empty', () => {
  expect(extensions(extensionPoint('test.nobody'))).toEqual([])
})

test('a second contribution with the same key is refused', () => {
  const kind = extensionPoint<{ kind: string }>('test.kind', (part) => part.kind)
  const riddles = { extensions: [extend(kind, { kind: 'riddle' })] }
  const duels = { extensions: [extend(kind, { kind: 'duel' })] }
  expect(extensionsOf([riddles, duels])(kind)).toHaveLength(2)
  expect(() => extensionsOf([riddles, duels, riddles])).toThrow(
    'Two modules contribute «riddle» to test.kind.',
  )
})
