import { expect, test } from 'vitest'
import { isAdministrator, userTypeOf, userTypes } from './user-type.ts'
import { guest } from './viewer.ts'

const agent = { ...guest, id: 7, kind: 'agent' } as const

test.each([
  ['a visitor who has not signed in', { ...guest, portalRole: 'regionAdmin' } as const, 'guest'],
  ['a pupil, whatever their role', { ...agent, kind: 'pupil', portalRole: 'teacher' } as const, 'pupil'],
  ['an agent who acts as an intern', { ...agent, portalRole: 'intern' } as const, 'intern'],
  ['an agent who heads a region', { ...agent, portalRole: 'regionAdmin' } as const, 'regionAdmin'],
  ['an agent without a role', agent, 'noRole'],
])('%s', (_, viewer, type) => {
  expect(userTypeOf(viewer)).toBe(type)
})

test('heads of schools and of higher organizations are administrators', () => {
  expect(userTypes.filter(isAdministrator)).toEqual([
    'schoolAdmin',
    'municipalityAdmin',
    'regionAdmin',
    'projectAdmin',
  ])
})
