import { expect, test } from 'vitest'
import { inOrderOfRoles, portalRoleOf, portalRoleOfPerson, roleOfWire, roleToWire } from './rules.ts'

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

test('a pupil has projects and no role in them, whatever role the list contains', () => {
  const roles = (['admin', 'teacher', 'student'] as const).map((role) =>
    portalRoleOfPerson('pupil', role, 'school'),
  )
  expect(roles).toEqual([null, null, null])
  expect(portalRoleOfPerson('agent', 'admin', 'school')).toBe('schoolAdmin')
})

test('a student is the word empty on the wire, and comes back as a student', () => {
  expect((['admin', 'teacher', 'student'] as const).map(roleToWire)).toEqual(['admin', 'teacher', 'empty'])
  expect((['admin', 'teacher', 'empty', ''] as const).map(roleOfWire)).toEqual([
    'admin',
    'teacher',
    'student',
    'student',
  ])
})

test('roles are sorted by kind, then by title, projects last, and numbers of schools as numbers', () => {
  const entries = [
    { id: 1, organization: { kind: 'project_federation', title: 'Абрикос' } },
    { id: 2, organization: { kind: 'school', title: 'Школа № 10' } },
    { id: 3, organization: { kind: 'school', title: 'Школа № 9' } },
    { id: 4, organization: { kind: 'region', title: 'Яшмовый край' } },
    { id: 5, organization: { kind: 'municipal', title: 'Светлоборск' } },
    { id: 6, organization: { kind: 'region', title: 'Белогорская область' } },
    { id: 7, organization: { kind: 'school', title: 'Школа № 9' } },
  ] as const
  expect(inOrderOfRoles(entries).map(({ id }) => id)).toEqual([6, 4, 5, 3, 7, 2, 1])
})
