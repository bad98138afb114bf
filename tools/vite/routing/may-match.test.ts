import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { portal, site, pagesOf, routerPathOf } from '@school/routes'
import { mayMatch } from './may-match.ts'

const paths = [
  ...[...pagesOf(site), ...pagesOf(portal)].map(({ page }) => routerPathOf(page)),
  '/*',
  '/help/*',
]

const addresses = [
  '/',
  '/courses/1',
  '/Courses/1/',
  '/courses/1/lessons/2',
  '/courses//1',
  '/help',
  '/help/a/b',
  '/catalog/courses',
  '/нет такой',
  '/a.b-c_d',
  '/teacher/homeworks/3/tasks/4',
]

test('never says no to what the router would match', () => {
  const wrong = paths.flatMap((path) =>
    addresses
      .filter((address) => matchPath(path, address) !== null && !mayMatch({ path }, address))
      .map((address) => `${path} ${address}`),
  )
  expect(wrong).toEqual([])
})

test('spares nearly all of the rest', () => {
  const asked = (address: string) => paths.filter((path) => mayMatch({ path }, address)).length
  expect(asked('/courses/1')).toBeLessThan(paths.length / 10)
})

test('remembers what it knows of a path', () => {
  const branch = { path: '/courses/:course_id' }
  expect([
    mayMatch(branch, '/courses/7'),
    mayMatch(branch, '/courses'),
    mayMatch(branch, '/works/7'),
  ]).toEqual([true, false, false])
  expect(branch).toHaveProperty('segments', ['courses', null])
})
