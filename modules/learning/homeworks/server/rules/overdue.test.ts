import { expect, test } from 'vitest'
import { overdueSince } from './overdue.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
const copy = {
  softDeadlineAt: null,
  hardDeadlineAt: null,
  closedAt: null,
  startedAt: null,
  finishedAt: null,
  judgedAt: null,
  returnedAt: null,
  inQueue: 0,
  archivedAt: null,
}

test.each([
  ['without a deadline', {}, null],
  ['before its deadline', { softDeadlineAt: ago(-1) }, null],
  [
    'after its deadline, while it still may be submitted',
    { softDeadlineAt: ago(2), hardDeadlineAt: ago(-5) },
    ago(2),
  ],
  ['after the last day', { hardDeadlineAt: ago(3) }, ago(3)],
  ['after the last day, when it was started', { hardDeadlineAt: ago(3), startedAt: ago(4) }, null],
  ['closed by its teacher', { closedAt: ago(4) }, ago(4)],
  ['for a month', { softDeadlineAt: ago(30) }, null],
  ['that was submitted late', { softDeadlineAt: ago(2), finishedAt: ago(1) }, null],
  ['that its teacher has put away', { softDeadlineAt: ago(2), archivedAt: ago(1) }, null],
])('a homework %s', (_, facts, expected) =>
  expect(overdueSince({ ...copy, ...facts }, now)).toEqual(expected),
)
