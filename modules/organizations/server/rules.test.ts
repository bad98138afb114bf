import { expect, test } from 'vitest'
import { portalRoleOf } from './rules.ts'

test('an administrator is named after the kind of the organization', () => {
  const kinds = ['project_federation', 'region', 'municipal', 'school'] as const
  const roles = kinds.map((kind) => portalRoleOf('admin', kind))
  expect(roles).toEqual(['projectAdmin', 'regionAdmin', 'municipalityAdmin', 'schoolAdmin'])
})

test('a student of an organization is an intern', () => {
  expect(portalRoleOf('student', 'school')).toBe('intern')
})

test('a teacher is a teacher', () => {
  expect(portalRoleOf('teacher', 'school')).toBe('teacher')
})
