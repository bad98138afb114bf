import { expect, test } from 'vitest'
import { type AccessFacts, accessStateOf } from './accesses.ts'

const nothing: AccessFacts = { entry: 'code', lock: null, isOpened: false, hasListed: false, hasCode: false }

test.each<[string, Partial<AccessFacts>, string]>([
  ['nobody comes in before the school has done anything', {}, 'none'],
  ['the code of the school lets in', { hasCode: true }, 'codes'],
  ['a list goes before the code', { hasCode: true, hasListed: true }, 'list'],
  ['a class that is open goes before its list', { isOpened: true, hasListed: true }, 'class'],
  ['what is open to everybody needs no school', { entry: 'open', isOpened: true }, 'open_to_all'],
  ['a result can’t be given by a school', { entry: 'by_result', isOpened: true }, 'by_result'],
  ['nor by a municipality', { entry: 'by_result', lock: 'forced' }, 'by_result'],
  ['a municipality opens to all', { lock: 'forced' }, 'forced'],
  ['and forbids whatever a school has opened', { lock: 'forbidden', isOpened: true }, 'forbidden'],
  ['and what is open to everybody', { entry: 'open', lock: 'forbidden' }, 'forbidden'],
])('%s', (_, facts, state) => {
  expect(accessStateOf({ ...nothing, ...facts })).toBe(state)
})
