import { expect, test } from 'vitest'
import { isLate, isReferredToSql, keepsOf, whyKeptSql } from './undo-list-rules.ts'

test('a list may be undone for a day, its last moment included', () => {
  const madeAt = new Date('2026-11-20T09:00:00Z')
  expect(isLate(madeAt, new Date('2026-11-21T09:00:00Z'))).toBe(false)
  expect(isLate(madeAt, new Date('2026-11-21T09:00:00.001Z'))).toBe(true)
})

test('references of one reason are one condition, and the first reason that holds is reported', () => {
  const references = [
    { table: 'memberships', column: 'organization_id' },
    { table: 'school_classes', column: 'organization_id' },
    { table: 'past_memberships', column: 'organization_id' },
  ]
  const keeps = keepsOf(references, ({ table }) => (table.endsWith('memberships') ? 'people' : 'classes'))
  expect(keeps.map(({ reason }) => reason)).toEqual(['people', 'classes'])
  expect(keeps[0]!.sql).toBe(
    '(exists (select from memberships used where used.organization_id = r.id) or exists (select from past_memberships used where used.organization_id = r.id))',
  )
  expect(whyKeptSql([{ reason: 'changed', sql: 'r.version > 1' }])).toBe(
    "case when r.version > 1 then 'changed' end",
  )
})

test('a row that nothing may keep goes', () => {
  expect(isReferredToSql([], 'r.id')).toBe('false')
  expect(whyKeptSql([])).toBe('null::text')
})
