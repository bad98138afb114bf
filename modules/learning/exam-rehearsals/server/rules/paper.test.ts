import { expect, test } from 'vitest'
import { appealUntil } from './paper.ts'

const judgedAt = new Date('2026-11-20T09:00:00Z')

test('a second review of an extended answer may be requested within seven days of the result', () => {
  expect(appealUntil('file', judgedAt)?.toISOString()).toBe('2026-11-27T09:00:00.000Z')
  expect(appealUntil('essay', judgedAt)).not.toBeNull()
})

test('a short answer is judged by the key, and what is not judged has no points to appeal against', () => {
  expect(appealUntil('number', judgedAt)).toBeNull()
  expect(appealUntil('file', null)).toBeNull()
})
