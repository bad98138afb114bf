import { expect, test } from 'vitest'
import { filmCommandOf } from './film-keys.ts'

const key = (code: string, more = {}) => ({ code, ctrlKey: false, metaKey: false, altKey: false, ...more })

test('a film is led by keys wherever the focus in it is', () =>
  expect(['KeyK', 'KeyJ', 'KeyL', 'KeyN', 'KeyX'].map((code) => filmCommandOf(key(code), false))).toEqual([
    'toggle',
    'back',
    'forward',
    'write',
    null,
  ]))
test('but not while somebody types, nor by a shortcut of the browser', () => {
  expect(filmCommandOf(key('KeyK'), true)).toBeNull()
  expect(filmCommandOf(key('KeyN', { ctrlKey: true }), false)).toBeNull()
})
