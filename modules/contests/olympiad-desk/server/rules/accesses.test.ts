import { expect, test } from 'vitest'
import { type AccessFacts, accessStateOf } from './accesses.ts'

const nothing: AccessFacts = { entry: 'code', lock: null, isOpened: false, hasListed: false, hasCode: false }

test.each<[string, Partial<AccessFacts>, string]>([
  ['no access before the school has done anything', {}, 'none'],
  ['the school code gives access', { hasCode: true }, 'codes'],
  ['a list takes precedence over the code', { hasCode: true, hasListed: true }, 'list'],
  ['an open class takes precedence over its list', { isOpened: true, hasListed: true }, 'class'],
  ['a stage open to everybody does not need the school', { entry: 'open', isOpened: true }, 'open_to_all'],
  ['a school cannot replace a required result', { entry: 'by_result', isOpened: true }, 'by_result'],
  ['nor can a municipality', { entry: 'by_result', lock: 'forced' }, 'by_result'],
  ['a municipality opens it to all', { lock: 'forced' }, 'forced'],
  ['and forbids what a school has opened', { lock: 'forbidden', isOpened: true }, 'forbidden'],
  ['and a stage open to everybody', { entry: 'open', lock: 'forbidden' }, 'forbidden'],
])('%s', (_, facts, state) => {
  expect(accessStateOf({ ...nothing, ...facts })).toBe(state)
})
