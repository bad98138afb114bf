import { expect, test } from 'vitest'
import { makeStorage } from './storage.ts'
import { fakeArea, forbiddenArea } from './testing/area.ts'
import { makeTypedDrafts } from './typed-drafts.ts'

const at = (area: Storage, userId: number) => {
  const drafts = makeTypedDrafts(makeStorage(() => area))
  drafts.belongTo(userId)
  return drafts
}

test('a typed draft is kept for the same person only', () => {
  const area = fakeArea()
  at(area, 7).write('message', { text: 'Завтра контрольная' })
  expect(at(area, 7).read('message')).toEqual({ text: 'Завтра контрольная' })
  expect(at(area, 8).read('message')).toBeNull()
  expect(at(area, 0).read('message')).toBeNull()
})

test('a guest keeps nothing', () => {
  const area = fakeArea()
  at(area, 0).write('message', { text: 'Здравствуйте' })
  expect(area.length).toBe(0)
})

test('what was sent is removed', () => {
  const area = fakeArea()
  at(area, 7).write('message', 1)
  at(area, 7).remove('message')
  expect(area.length).toBe(0)
})

test('without a storage nothing breaks', () => {
  const drafts = makeTypedDrafts(makeStorage(forbiddenArea))
  drafts.belongTo(7)
  drafts.write('message', 1)
  expect(drafts.read('message')).toBe(1)
})
