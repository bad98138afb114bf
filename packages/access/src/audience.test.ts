import { expect, test } from 'vitest'
import { admits, audiences } from './audience.ts'
import { guest, type Viewer } from './viewer.ts'

const everything: Viewer = {
  ...guest,
  id: 7,
  kind: 'agent',
  isCoach: true,
  isParent: true,
  isMethodist: true,
  isExpert: false,
  portalRole: 'schoolAdmin',
}

test('a user without their second factor may do what everybody may, and what concerns their own account', () => {
  const open = audiences.filter((audience) => admits(audience, { ...everything, owesFactor: true }))
  expect(open).toEqual(['anyone', 'account'])
})

test('a user with all factors has the account and everything of their kind', () => {
  const open = audiences.filter((audience) => admits(audience, everything))
  expect(open).toEqual(['anyone', 'account', 'user', 'parent', 'agent', 'staff'])
})

test('a guest has no account', () => {
  expect(admits('account', guest)).toBe(false)
})
