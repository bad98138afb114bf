import { beforeEach, expect, test } from 'vitest'
import { makeSession } from './session.ts'
import { makeStorage } from './storage.ts'
import { fakeArea, forbiddenArea } from './testing/area.ts'

let made = 0
const newId = () => `id-${++made}`
let area: Storage
const open = () =>
  makeSession(
    makeStorage(() => area),
    newId,
  )

beforeEach(() => {
  made = 0
  area = fakeArea()
})

test('the id is kept from page to page', () => {
  expect(open().id()).toBe('id-1')
  expect(open().meet(0)).toBe('id-1')
  expect(open().id()).toBe('id-1')
})

test('a sign-out and a deletion clear it', () => {
  open().meet(7)
  open().clear()
  expect(area.length).toBe(0)
  expect(open().meet(0)).toBe('id-2')
})

test('a sign-up gives a new one, which its first page keeps', () => {
  open().meet(0)
  expect(open().renew(7)).toBe('id-2')
  expect(open().meet(7)).toBe('id-2')
})

test('a change of the user, in another tab too, gets a new one', () => {
  open().meet(7)
  expect(open().meet(8)).toBe('id-2')
  expect(open().meet(0)).toBe('id-3')
})

test('nonsense in the storage is no session', () => {
  area = fakeArea({ session: '{"id":5}' })
  expect(open().id()).toBe('id-1')
})

test('without a storage there is one id a page', () => {
  const session = makeSession(makeStorage(forbiddenArea), newId)
  expect([session.meet(7), session.id()]).toEqual(['id-1', 'id-1'])
})
