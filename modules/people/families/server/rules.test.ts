import { expect, test } from 'vitest'
import { consentTexts } from '../contract/ru-consents.ts'
import {
  beginsDeciding,
  consentsOfNow,
  consentsToAsk,
  isChild,
  isGrownUp,
  isOfOwnWord,
  lacksConsent,
  newlyGiven,
} from './rules.ts'

const pupil = { kind: 'pupil', isParent: false, isGraduate: false, gradeIndex: 7 } as const

test.each([
  ['a pupil of a grade', pupil, { child: true, grownUp: false }],
  ['a preschooler', { ...pupil, gradeIndex: 0 }, { child: true, grownUp: false }],
  ['a parent', { ...pupil, gradeIndex: null, isParent: true }, { child: false, grownUp: true }],
  ['somebody without a grade', { ...pupil, gradeIndex: null }, { child: false, grownUp: true }],
  ['a graduate', { ...pupil, gradeIndex: null, isGraduate: true }, { child: false, grownUp: false }],
  ['a teacher', { ...pupil, kind: 'agent', gradeIndex: null }, { child: false, grownUp: true }],
] as const)('%s', (_, person, { child, grownUp }) => {
  expect(isChild(person)).toBe(child)
  expect(isGrownUp(person)).toBe(grownUp)
})

test.each([
  [7, false],
  [8, true],
  [11, true],
  [null, false],
])('a pupil of grade %s has the own word: %s', (grade, is) => expect(isOfOwnWord(grade)).toBe(is))

test('the first parent decides, and so does a parent who joins a family without a deciding one', () => {
  expect(beginsDeciding([])).toBe(true)
  expect(beginsDeciding([{ decides: false }])).toBe(true)
  expect(beginsDeciding([{ decides: true }])).toBe(false)
})

test('a consent that is in force is not given twice, and one parent’s is enough for both', () => {
  const given = { personal_data: consentTexts.personal_data.version }
  expect(newlyGiven(['personal_data', 'public_name', 'public_name'], given)).toEqual(['public_name'])
  expect(lacksConsent(['public_name'], {})).toBe(true)
  expect(lacksConsent([], given)).toBe(false)
})

test('a consent to an earlier text is requested again, and no other', () => {
  const given = { personal_data: consentTexts.personal_data.version, photographs: '2026-11' }
  expect(consentsToAsk(given)).toEqual(['photographs'])
  expect(consentsOfNow(given)).toEqual(['personal_data'])
  expect(newlyGiven(['personal_data', 'photographs'], given)).toEqual(['photographs'])
})

test('previously accepted texts stay readable, and versions are sorted', () => {
  for (const { version, earlier = {} } of Object.values(consentTexts))
    for (const before of Object.keys(earlier)) expect(before < version).toBe(true)
})
