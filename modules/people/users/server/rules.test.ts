import { describe, expect, test } from 'vitest'
import { portalRoles } from '@school/access'
import { isElementaryGrade, isOfStaff, viewerOf } from './rules.ts'
import type { UserRow } from './tables.ts'

test('grades 0 to 4 are elementary, a graduate is not', () => {
  expect([0, 4, 5, null].map(isElementaryGrade)).toEqual([true, true, false, false])
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
