import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutParts } from './unused-parts.ts'

const library = `function used() { warn('careful'); return inner() ?? unused() }
function inner() { function unused() { return 1 } return unused() }
function unused() { return used() }
Rare.prototype.go = function () { warn('gone with the class') };
function Rare() { this.size = 1 }`

const without = (parts: Omit<Parameters<typeof withoutParts>[2], 'file'>) =>
  withoutParts(library, parseAst(library), { file: /library/, ...parts })

test('leaves of a named function what is said, wherever it stands', () => {
  const left = without({ functions: { unused: 'return 2' } })
  expect(left).toContain('function inner() { function unused() { return 2 } return unused() }')
  expect(left).toContain('\nfunction unused() { return 2 }')
  expect(left).toContain("warn('careful')")
})

test('takes away methods of a class and calls that only warn', () => {
  const left = without({ functions: { Rare: '' }, classes: ['Rare'], warnings: ['warn'] })
  expect(left).toContain('function used() { ; return')
  expect(left).toContain('function Rare() {  }')
  expect(left).not.toContain('prototype')
})

test('what is left of a function does not hold pieces of what stood in it', () => {
  expect(without({ functions: { inner: '', unused: '' } })).toContain('function inner() {  }\n')
})

test('refuses a library in which a name is not met', () => {
  expect(() => without({ functions: { renamed: '' } })).toThrow('no renamed any more')
})
