import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

test.each([
  ['/dashboard/progress', '/dashboard/family/children/7'],
  ['/dashboard/progress?by=xp', '/dashboard/family/children/7?by=xp'],
  ['/dashboard/progress/courses/5', '/dashboard/family/children/7/courses/5'],
  ['/homeworks', '/dashboard/family/children/7/homeworks'],
  ['/homeworks/3', '/dashboard/family/children/7/homeworks/3'],
  ['/lessons/0/homeworks/3/tasks/9', '/dashboard/family/children/7/homeworks/3/tasks/9'],
  ['/courses/5/lessons/2?task=9', '/dashboard/family/children/7/lessons/2/tasks/9'],
  ['/courses/5/lessons/2', '/courses/5'],
  ['/lessons/2/users/7/tasks/9', '/dashboard/family/children/7/lessons/2/tasks/9'],
  ['/catalog/courses?grade=7', '/catalog/courses?grade=7'],
  ['/users/7', '/users/7'],
])('%s leads to %s', (from, to) => expect(leadOf(7)(from)).toBe(to))
