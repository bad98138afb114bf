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
  ['/dashboard/calendar?view=week', '/dashboard/family/children/7/calendar?view=week'],
  ['/dashboard/daily-plan?date=2026-11-21', '/dashboard/family/children/7/plan?date=2026-11-21'],
  ['/webinars/4/homework', '/dashboard/family/children/7/homeworks'],
  ['/attestation_trainings/4/results', '/dashboard/family/children/7/works'],
  ['/attestation_trainings/4/tasks', '/dashboard/family/children/7/works'],
  ['/exam_rehearsals', '/dashboard/family/children/7/works'],
  ['/exam_rehearsals/4', '/dashboard/family/children/7/works'],
  [
    '/exam_rehearsals/4/results?attempt=2&task=8',
    '/dashboard/family/children/7/exam_rehearsals/4?attempt=2&task=8',
  ],
  ['/exam_rehearsals/4/results?task=8#tasks', '/dashboard/family/children/7/exam_rehearsals/4?task=8#tasks'],
  ['/olympiads/3', '/dashboard/family/children/7/olympiads/3'],
  ['/olympiads/3/users/7/tasks?stage=5', '/dashboard/family/children/7/olympiads/3/tasks?stage=5'],
  ['/olympiads/3/users/7/tasks/9?stage=5', '/dashboard/family/children/7/olympiads/3/tasks/9?stage=5'],
  ['/olympiads/3/rating/users?stage=5', '/olympiads/3/rating/users?stage=5'],
  ['/trainings/2/users/7/tasks', '/dashboard/family/children/7/trainings/2/tasks'],
  ['/trainings/2', '/dashboard/family/children/7/works'],
  ['/catalog/courses?grade=7', '/catalog/courses?grade=7'],
  ['/users/7', '/users/7'],
])('%s leads to %s', (from, to) => expect(leadOf(7)(from)).toBe(to))
