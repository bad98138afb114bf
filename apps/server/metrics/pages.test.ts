import { expect, test } from 'vitest'
import { pageOf } from './pages.ts'

test.each([
  ['/', '/'],
  ['/courses/17', '/courses/:course_id'],
  ['/courses/17.data', '/courses/:course_id'],
  ['/_root.data', '/'],
  ['/CATALOG/courses/', '/catalog/courses'],
  ['/no/such/place/17', '/:info_materials_pages'],
  ['/%E0%A4%A', 'none'],
  ['//', '/'],
])('%s is measured as %s', (pathname, page) => expect(pageOf('site', pathname)).toBe(page))

test('the portal has pages of its own', () => {
  expect(pageOf('portal', '/manage/class/17/pupils')).toBe('/manage/class/:schoolClassId/pupils')
  expect(pageOf('portal', '/courses-of-somebody')).toBe('none')
})
