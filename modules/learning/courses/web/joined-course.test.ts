import { isSafeRedirect } from '@school/routes'
import { expect, test } from 'vitest'
import { joinedCourse } from './joined-course.ts'
import { joiningAddress } from './joining.ts'

test('the address to come back to names the course and is one of ours', () => {
  expect(joiningAddress(5)).toBe('/courses/5/landing?enroll=1')
  expect(isSafeRedirect(joiningAddress(5))).toBe(true)
  expect(joinedCourse(joiningAddress(5))).toBe(5)
})

test.each([
  null,
  '',
  '/courses/5/landing',
  '/courses/5/landing?enroll=1&more=1',
  '/courses/0/landing?enroll=1',
  '/courses/05/landing?enroll=1',
  '//evil.example/courses/5/landing?enroll=1',
  'https://evil.example/courses/5/landing?enroll=1',
])('%j asks for no course', (address) => {
  expect(joinedCourse(address)).toBeNull()
})
