import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('the server reads what it packed without taking it to pieces', () => {
  const menus = { items: ['Курсы'] }
  expect(unpack(pack(menus))).toBe(menus)
})

test('what came as a text is read once: the same pack gives the same object', () => {
  const received = { text: pack({ title: 'Линейные уравнения', free: null }).text }
  expect(unpack(received)).toEqual({ title: 'Линейные уравнения', free: null })
  expect(unpack(received)).toBe(unpack(received))
})
