import { describe, expect, test } from 'vitest'
import { portalRoles } from '@school/access'
import { gradeOf, isElementaryGrade, isOfStaff, splitName, viewerOf } from './rules.ts'
import type { UserRow } from './tables.ts'

describe('the name of a sign-up form', () => {
  test('is split into last, first and middle name in that order', () => {
    expect(splitName('Миронова  Мария Ивановна')).toEqual({
      lastName: 'Миронова',
      firstName: 'Мария',
      middleName: 'Ивановна',
    })
  })
  test('of one word is a first name', () => {
    expect(splitName(' Маша ')).toEqual({ lastName: '', firstName: 'Маша', middleName: '' })
  })
  test('keeps a middle name of several words', () => {
    expect(splitName('Алиев Руслан Магомед оглы').middleName).toBe('Магомед оглы')
  })
})

test('grades 0 to 4 are elementary, a graduate is not', () => {
  expect([0, 4, 5, null].map(isElementaryGrade)).toEqual([true, true, false, false])
})

test('a graduate has no grade', () => {
  expect(gradeOf(null)).toBeNull()
  expect(gradeOf(7)).toMatchObject({ id: 8, index: 7 })
})

describe('who must have a second factor', () => {
  const withoutRole = { isMethodist: false, isExpert: false, portalRole: null }

  test.each([
    ['a pupil, a parent, a coach', {}, false],
    ['a methodist', { isMethodist: true }, true],
    ['an expert of a jury', { isExpert: true }, true],
    ...portalRoles.map((portalRole) => [portalRole, { portalRole }, portalRole.endsWith('Admin')] as const),
  ] as const)('%s', (_, more, wanted) => {
    expect(isOfStaff({ ...withoutRole, ...more })).toBe(wanted)
  })

  test('a viewer who owes a factor has no staff rights', () => {
    const anna = {
      id: 7,
      type: 'agent',
      ...withoutRole,
      isMethodist: true,
      portalRole: 'schoolAdmin',
      tags: [],
    } as unknown as UserRow
    expect(viewerOf({ ...anna, owesFactor: true })).toMatchObject({
      isMethodist: false,
      portalRole: null,
      owesFactor: true,
    })
    expect(viewerOf({ ...anna, owesFactor: false })).toMatchObject({
      isMethodist: true,
      portalRole: 'schoolAdmin',
    })
  })
})
