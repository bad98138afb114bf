import { expect, test } from 'vitest'
import type { Clarification } from '../../contract/index.ts'
import { lastWordOf, unheardSince } from './use-heard.ts'

const row = (id: number, answeredAt: string | null): Clarification => ({
  id,
  kind: 'question',
  task: null,
  question: 'Свечи одной длины?',
  askedAt: '2026-11-20T09:00:00.000Z',
  answer: answeredAt && 'Да',
  answeredAt,
})
const rows = [row(3, null), row(2, '2026-11-20T09:10:00.000Z'), row(1, '2026-11-20T09:05:00.000Z')]

test('a message is new until the panel is opened after it; a pending question is not a message', () => {
  expect(unheardSince(rows, '').map(({ id }) => id)).toEqual([2, 1])
  expect(unheardSince(rows, '2026-11-20T09:05:00.000Z').map(({ id }) => id)).toEqual([2])
  expect(unheardSince(rows, lastWordOf(rows, ''))).toEqual([])
})

test('the time of the last message does not go back', () => {
  expect(lastWordOf([], '2026-11-20T09:00:00.000Z')).toBe('2026-11-20T09:00:00.000Z')
  expect(lastWordOf(rows, '')).toBe('2026-11-20T09:10:00.000Z')
})
