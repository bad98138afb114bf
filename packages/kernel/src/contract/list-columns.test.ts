import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import {
  choiceColumn,
  comparing,
  comparisonsIn,
  flagColumn,
  idColumn,
  instantColumn,
  lineColumn,
  numberColumn,
  rowsAsked,
  withOf,
} from './list-columns.ts'
import { filtersOf } from './list.ts'

const columns = {
  id: idColumn,
  grade: numberColumn,
  kind: choiceColumn(['school', 'region']),
  letter: lineColumn(2),
  isOpen: flagColumn,
  seenAt: instantColumn,
}
const Query = z.object({ q: filtersOf(comparing(columns), ['grade', 'seenAt']), with: withOf(['parent']) })
const q = (filters: object) => Query.parse({ q: filters }).q

describe('columns say what they are compared by', () => {
  test.each<[filters: object, reads: object]>([
    [{ gradeLteq: '4' }, { gradeLteq: 4 }],
    [{ gradeNotIn: '4,5' }, { gradeNotIn: [4, 5] }],
    [{ kindNotEq: 'school' }, { kindNotEq: 'school' }],
    [{ isOpenNotEq: 'true' }, { isOpenNotEq: true }],
    [{ letterIn: ' А ,Б' }, { letterIn: ['А', 'Б'] }],
    [{ seenAtLt: '2026-11-01' }, { seenAtLt: '2026-11-01T00:00:00.000Z' }],
    [{ seenAtGteq: '2026-11-01T10:00:00+03:00' }, { seenAtGteq: '2026-11-01T07:00:00.000Z' }],
  ])('%o', (filters, reads) => expect(q(filters)).toEqual(reads))

  test.each([
    { idLt: '4' },
    { kindGt: 'school' },
    { kindNotEq: 'kingdom' },
    { letterLteq: 'А' },
    { isOpenIn: 'true,false' },
    { gradeNotEq: 'four' },
    { gradeLt: '4,5' },
    { gradeGteq: '99999999999' },
    { gradeLike: '4' },
    { seenAtLt: 'yesterday' },
    { seenAtLt: '0000-01-01' },
    { seenAtLt: '0001-01-01T00:00:00+14:00' },
    { seenAtLt: '9999-12-31T23:59:59-14:00' },
  ])('refuse %o', (filters) => expect(Query.safeParse({ q: filters }).success).toBe(false))
})

test('relations of a list are named, one or many', () => {
  const read = (relations: unknown) => Query.safeParse({ with: relations })
  expect(read(undefined).data?.with).toEqual([])
  expect(read('parent').data?.with).toEqual(['parent'])
  expect(read('parent,admins').success).toBe(false)
  expect(read(['parent', 'admins']).success).toBe(false)
})

describe('rows of a list that is read whole', () => {
  const rows = [
    { id: 1, grade: 7, kind: 'school', letter: 'А', isOpen: true, seenAt: '2026-11-01T00:00:00.000Z' },
    { id: 2, grade: 5, kind: 'school', letter: 'Б', isOpen: false, seenAt: null },
    { id: 3, grade: 11, kind: 'region', letter: 'А', isOpen: false, seenAt: '2026-11-09T00:00:00.000Z' },
  ]
  const idsOf = (filters: object) => rowsAsked(columns, q(filters), rows).map(({ id }) => id)

  test.each<[filters: object, ids: number[]]>([
    [{}, [1, 2, 3]],
    [{ gradeEq: 5 }, [2]],
    [{ gradeNotEq: 5 }, [1, 3]],
    [{ gradeIn: '5,11' }, [2, 3]],
    [{ gradeNotIn: '5,11' }, [1]],
    [{ gradeLt: 7 }, [2]],
    [{ gradeLteq: 7 }, [1, 2]],
    [{ gradeGt: 7 }, [3]],
    [{ gradeGteq: 7, kindEq: 'school' }, [1]],
    [{ isOpenNotEq: true }, [2, 3]],
    // A row that has nothing is unequal to everything, and neither before nor after anything.
    [{ seenAtNotEq: '2026-11-01' }, [2, 3]],
    [{ seenAtLt: '2027-01-01' }, [1, 3]],
    [{ seenAtGteq: '2026-11-09' }, [3]],
    [{ s: 'grade desc' }, [3, 1, 2]],
    [{ s: 'seen_at asc' }, [1, 3, 2]],
    [{ s: 'seen_at desc' }, [3, 1, 2]],
  ])('%o', (filters, ids) => expect(idsOf(filters)).toEqual(ids))
})

test('what is no comparison of a column is passed over', () => {
  expect(comparisonsIn(columns, { nameCont: 'Пётр', gradeEq: 7, s: { field: 'grade' } })).toEqual([
    { column: 'grade', operator: 'Eq', value: 7 },
  ])
})
