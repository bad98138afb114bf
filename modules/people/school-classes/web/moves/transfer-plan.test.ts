import { expect, test } from 'vitest'
import type { NextYearClass } from '../../contract/index.ts'
import { type Choices, planOf } from './transfer-plan.ts'

const row = (classId: number, name: string, toName: string | null, more: Partial<NextYearClass> = {}) => ({
  classId,
  name,
  toName,
  way: 'go' as const,
  mayLeave: false,
  pupils: 20,
  there: 0,
  teachers: 1,
  elsewhere: 0,
  otherGrade: 0,
  ...more,
})
const rows: NextYearClass[] = [
  row(7, '7А', '8А', { elsewhere: 3 }),
  row(8, '8Б', '9Б', { teachers: 0 }),
  row(9, '9А', '10А', { mayLeave: true }),
  row(11, '11А', null, { way: 'graduate', pupils: 15 }),
  row(5, '5В', '6В', { way: 'archived' }),
]
const nothing: Choices = { leftOut: new Set(), leaving: new Map(), leavers: new Map() }

test('everybody goes on except pupils who are in another class already, the eleventh grade leaves, and classes without a target are not sent', () =>
  expect(planOf(rows, nothing)).toEqual({
    classes: [
      { classId: 7, way: 'go' },
      { classId: 8, way: 'go' },
      { classId: 9, way: 'go' },
      { classId: 11, way: 'graduate' },
    ],
    leavingIds: [],
    onward: 57,
    into: 3,
    elsewhere: 3,
    graduating: ['11А'],
    graduates: 15,
    leaving: 0,
    withoutTeacher: ['9Б'],
    leftOut: [],
  }))

test('a class that is left out is named and not counted', () =>
  expect(planOf(rows, { ...nothing, leftOut: new Set([8]) })).toMatchObject({
    onward: 37,
    into: 2,
    withoutTeacher: [],
    leftOut: ['8Б'],
  }))

test('some of the ninth grade leave, by name', () =>
  expect(
    planOf(rows, {
      ...nothing,
      leaving: new Map([[9, 'some']]),
      leavers: new Map([[9, new Set([901, 902])]]),
    }),
  ).toMatchObject({ leavingIds: [901, 902], leaving: 2, onward: 55, into: 3 }))

test('the whole ninth grade leaves, and names that were chosen before count no more', () => {
  const plan = planOf(rows, {
    ...nothing,
    leaving: new Map([[9, 'all']]),
    leavers: new Map([[9, new Set([901])]]),
  })
  expect(plan).toMatchObject({ leavingIds: [], leaving: 20, into: 2, graduates: 15 })
  expect(plan.classes).toContainEqual({ classId: 9, way: 'graduate' })
})
