import { expect, test } from 'vitest'
import { suggestedBirthYear } from './user.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['a pupil of grade 1', { isPupil: true, grade: { index: 1 } }, 2018],
  ['a pupil of grade 11', { isPupil: true, grade: { index: 11 } }, 2008],
  ['a preschooler', { isPupil: true, grade: { index: 0 } }, 2019],
  ['a pupil without a grade', { isPupil: true, grade: null }, 2014],
  ['a grown-up', { isPupil: false, grade: null }, 2000],
])('%s is suggested a year', (_, user, year) => expect(suggestedBirthYear(user, now)).toBe(year))
