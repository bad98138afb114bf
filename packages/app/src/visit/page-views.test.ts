import type { Properties } from '@school/browser'
import { expect, test, vi } from 'vitest'
import { makePageViews } from './page-views.ts'

test('a route is viewed once until it is left, and again after a return', () => {
  const tell = vi.fn<(properties: Properties) => void>()
  const viewed = makePageViews(tell)
  viewed('market.home', '/')
  viewed('market.home', '/')
  viewed('lms.catalogCourses', '/catalog/courses')
  viewed('market.home', '/')
  expect(tell.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/catalog/courses', '/'])
  expect(tell).toHaveBeenCalledWith({ page: 'lms.catalogCourses', path: '/catalog/courses' })
})
