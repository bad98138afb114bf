import type { User } from '@school/accounts/contract'
import type { RoleEntry } from '@school/organizations/contract'
import { describe, expect, test } from 'vitest'
import { initialledName, placeOf, rankOf, roleTitleOf } from './role-names.ts'

const user = (more: object) =>
  ({ id: 7, type: 'agent', tags: [], portalRole: null, grade: null, ...more }) as unknown as User
const organization = (kind: RoleEntry['organization']['kind'], title: string) => ({
  id: 1,
  code: null,
  kind,
  title,
})
const entry = (more: Partial<RoleEntry>): RoleEntry => ({
  id: 1,
  active: true,
  role: 'admin',
  organization: organization('school', 'Белогорская школа'),
  projectFederation: organization('project_federation', 'Капитанская дочка'),
  ...more,
})

describe('what somebody is called', () => {
  test.each([
    ['a pupil by the grade', { type: 'pupil', grade: { id: 8, index: 7, name: '7 класс' } }, '7 класс'],
    [
      'a child before school by nothing',
      { type: 'pupil', grade: { id: 1, index: 0, name: 'Дошкольник' } },
      '',
    ],
    ['a graduate by nothing', { type: 'pupil' }, ''],
    ['a student of an organization', { portalRole: 'intern' }, 'Студент'],
    ['a teacher', { portalRole: 'teacher' }, 'Учитель'],
    ['the head of a region', { portalRole: 'regionAdmin' }, 'Администратор'],
    ['the head of a project', { portalRole: 'projectAdmin' }, 'Координатор проекта'],
    ['an agent of no organization', {}, 'Без роли'],
  ])('%s', (_, more, rank) => expect(rankOf(user(more), true)).toBe(rank))

  test('an unconfirmed grade is not shown', () => {
    expect(rankOf(user({ type: 'pupil', grade: { id: 8, index: 7, name: '7 класс' } }), false)).toBe('')
  })
})

test.each([
  [['Гринёв', 'Пётр', 'Андреевич'], 'Гринёв П. А.'],
  [['Миронова', 'Мария', ''], 'Миронова М.'],
  [['', 'Архип', 'Савельевич'], 'Архип Савельевич'],
  [['', 'Савельич', ''], 'Савельич'],
] as const)('%s is «%s» for short', ([lastName, firstName, middleName], short) => {
  expect(initialledName({ lastName, firstName, middleName }).replaceAll('\u00a0', ' ')).toBe(short)
})

test.each([
  ['admin', 'school', false, 'Администратор'],
  ['admin', 'project_federation', false, 'Координатор проекта'],
  ['teacher', 'school', false, 'Учитель'],
  ['empty', 'school', false, 'Студент'],
  ['empty', 'school', true, 'Ученик'],
] as const)('the role «%s» in a %s', (role, kind, isPupil, title) => {
  expect(roleTitleOf({ role, organization: organization(kind, 'Белогорская') }, isPupil)).toBe(title)
})

test('a place is its project and its organization; a project is named once', () => {
  expect(placeOf(entry({}))).toBe('Капитанская дочка · Белогорская школа')
  const project = organization('project_federation', 'Капитанская дочка')
  expect(placeOf(entry({ organization: project, projectFederation: null }))).toBe('Капитанская дочка')
  expect(placeOf(undefined)).toBe('')
})
