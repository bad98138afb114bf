import { expect, test } from 'vitest'
import { managedStateOf, wrongIn } from './statement.ts'

const now = new Date('2026-11-20T09:00:00Z')
const yesterday = '2026-11-19T09:00:00Z'
const tomorrow = '2026-11-21T09:00:00Z'
const later = '2026-11-25T09:00:00Z'
const stated = {
  opensAt: null,
  softDeadlineAt: tomorrow,
  hardDeadlineAt: later,
  markScale: [85, 65, 45] as [number, number, number],
  solution: 'after_solve' as const,
  isPublished: true,
  schoolClassIds: [1],
  userIds: [],
  webinar: null,
}

const webinar = { title: 'Проценты', schoolClassId: 1, startsAt: '2026-11-20T12:00:00Z', minutes: 60 }

test.each([
  ['nothing, when all holds together', {}, null],
  ['marks out of order', { markScale: [65, 85, 45] }, 'scale_out_of_order'],
  [
    'the last day before the usual one',
    { softDeadlineAt: later, hardDeadlineAt: tomorrow },
    'deadlines_out_of_order',
  ],
  ['a term before the opening', { opensAt: later }, 'soft_deadline_before_opening'],
  ['the last day before the opening', { opensAt: later, softDeadlineAt: null }, 'deadline_before_opening'],
  [
    'solutions after a deadline that there is not',
    { solution: 'after_deadline', hardDeadlineAt: null },
    'solution_needs_deadline',
  ],
  ['nothing, when a webinar defines its class', { webinar, schoolClassIds: [] }, null],
  [
    'a term before the end of the webinar',
    { webinar, softDeadlineAt: now.toISOString() },
    'deadline_before_webinar',
  ],
  ['a webinar that has passed', { webinar: { ...webinar, startsAt: yesterday } }, 'webinar_passed'],
  ['no recipients', { schoolClassIds: [] }, 'no_targets'],
  ['an end in the past', { softDeadlineAt: null, hardDeadlineAt: yesterday }, 'deadline_passed'],
  ['a day in the past', { softDeadlineAt: yesterday }, 'soft_deadline_passed'],
  [
    'nothing in a draft without recipients and with days in the past',
    { isPublished: false, schoolClassIds: [], softDeadlineAt: yesterday },
    null,
  ],
])('what is wrong: %s', (_, change, code) => {
  expect(wrongIn({ ...stated, ...(change as Partial<typeof stated>) }, now)).toBe(code)
})

const facts = { publishedAt: now, closedAt: null, archivedAt: null, opensAt: null, closesAt: null }
test.each([
  ['draft', { publishedAt: null }],
  ['scheduled', { opensAt: tomorrow }],
  ['running', { closesAt: tomorrow }],
  ['waiting', { webinar: { openedAt: null, closedAt: null } }],
  ['live', { webinar: { openedAt: now, closedAt: null } }],
  ['running', { webinar: { openedAt: now, closedAt: now } }],
  ['closed', { closesAt: yesterday }],
  ['closed', { closedAt: now }],
  ['archived', { closedAt: now, archivedAt: now }],
])('a homework is %s by %o', (state, change) => {
  expect(managedStateOf({ ...facts, ...change }, now)).toBe(state)
})
