import type { Properties } from '@school/browser'
import { expect, test, vi } from 'vitest'
import { makePageViews } from './page-views.ts'

test('a route is viewed once until it is left, and again after a return', () => {
  const trackView = vi.fn<(properties: Properties) => void>()
  const viewed = makePageViews(trackView)
  viewed('market.home', '/')
  viewed('market.home', '/')
  viewed('lms.catalogCourses', '/catalog/courses')
  viewed('market.home', '/')
  expect(trackView.mock.calls.map(([{ path }]) => path)).toEqual(['/', '/catalog/courses', '/'])
  expect(trackView).toHaveBeenCalledWith({ page: 'lms.catalogCourses', path: '/catalog/courses' })
})
