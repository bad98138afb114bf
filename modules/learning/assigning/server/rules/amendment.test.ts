import { expect, test } from 'vitest'
import { type Issued, wrongInAmendment } from './amendment.ts'

const now = new Date('2026-11-20T09:00:00Z')
const yesterday = '2026-11-19T09:00:00Z'
const tomorrow = '2026-11-21T09:00:00Z'
const later = '2026-11-25T09:00:00Z'
const before: Issued = {
  opensAt: null,
  softDeadlineAt: tomorrow,
  hardDeadlineAt: later,
  tries: 3,
  solution: 'after_solve',
  markScale: [85, 65, 45],
  taskIds: [1, 2],
  pupilIds: [1, 2],
  begun: 1,
}
const rest = {
  title: 'Проценты',
  intro: '',
  schoolClassIds: [1],
  userIds: [],
  exceptUserIds: [],
  levels: [],
  thingId: null,
  isPublished: true,
  webinar: null,
}
const { begun: _, ...same } = before
const judge = (more: object, was: Partial<Issued> = {}) =>
  wrongInAmendment({ ...before, ...was }, { ...same, ...rest, ...more }, now)

test.each([
  ['another name', { title: 'Проценты и доли' }],
  ['deadlines moved on', { softDeadlineAt: later, hardDeadlineAt: '2026-12-01T09:00:00Z' }],
  ['no deadlines any more', { softDeadlineAt: null, hardDeadlineAt: null }],
  ['one more pupil', { pupilIds: [1, 2, 3] }],
])('takes %s while pupils solve', (_name, more) => expect(judge(more)).toBeNull())

test.each([
  ['soft_deadline_only_later', { softDeadlineAt: '2026-11-20T12:00:00Z' }],
  ['deadline_only_later', { hardDeadlineAt: '2026-11-24T09:00:00Z' }],
  ['pupils_only_added', { pupilIds: [1] }],
  ['homework_opened', { opensAt: tomorrow }],
  ['tasks_begun', { taskIds: [2, 1] }],
  ['tries_begun', { tries: 5 }],
  ['solution_begun', { solution: 'never' }],
  ['scale_begun', { markScale: [90, 70, 50] }],
])('refuses with %s', (code, more) => expect(judge(more)).toBe(code))

test('accepts other tasks, tries and marks before the first pupil starts', () => {
  const more = { taskIds: [3], tries: 5, markScale: [90, 70, 50], solution: 'never' }
  expect(judge(more, { begun: 0 })).toBeNull()
})

test('a deadline that has passed may stay or move on', () => {
  const passed = { softDeadlineAt: yesterday, hardDeadlineAt: yesterday }
  expect(judge({ ...passed, title: 'Проценты и доли' }, passed)).toBeNull()
  expect(judge({ softDeadlineAt: yesterday, hardDeadlineAt: tomorrow }, passed)).toBeNull()
  expect(judge({ softDeadlineAt: yesterday, hardDeadlineAt: '2026-11-19T12:00:00Z' }, passed)).toBe(
    'deadline_passed',
  )
})

test('an opening that has not come may be moved', () => {
  expect(judge({ opensAt: '2026-11-20T18:00:00Z' }, { opensAt: '2026-11-20T12:00:00Z' })).toBeNull()
})
