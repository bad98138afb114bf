import { expect, test } from 'vitest'
import { choiceColumn, instantColumn, numberColumn } from '../contract/list-columns.ts'
import { comparisonsSql } from './comparisons-sql.ts'

const columns = { grade: numberColumn, kind: choiceColumn(['school', 'region']), seenAt: instantColumn }
const expressions = { grade: 'c.grade_index', kind: 'o.kind', seenAt: 'seen' }

test('values of comparisons are parameters, after those of the statement', () => {
  const values: unknown[] = ['own']
  const filters = {
    gradeLteq: 4,
    kindNotIn: ['region'],
    kindEq: 'school',
    nameCont: "'; drop table users; --",
  }
  expect(comparisonsSql(columns, filters, expressions, values)).toBe(
    '((c.grade_index)::bigint <= $2::bigint) and ((o.kind)::text = any ($3::text[])) and ((o.kind)::text <> all ($4::text[]) is not false)',
  )
  expect(values).toEqual(['own', 4, ['school'], ['region']])
})

test('no comparison is always met', () => expect(comparisonsSql(columns, {}, expressions, [])).toBe('true'))
