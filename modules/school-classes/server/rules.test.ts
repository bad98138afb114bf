import { expect, test } from 'vitest'
import { schoolYearOf } from './rules.ts'

test('a school year is called by the year in which it began', () => {
  expect(schoolYearOf(new Date('2026-09-01T06:00:00Z'))).toBe(2026)
  expect(schoolYearOf(new Date('2027-05-25T06:00:00Z'))).toBe(2026)
})
