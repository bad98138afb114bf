import { describe, expect, test } from 'vitest'
import { consentTexts } from '../contract/ru-consents.ts'
import {
  asksConsent,
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

describe('the consent of a parent', () => {
  const alone = {
    birthday: null as string | null,
    gradeIndex: 6 as number | null,
    hasOwnContact: true,
    consents: {},
  }
  test.each([
    ['a pupil of a lower grade who has signed up alone', {}, true],
    ['not a pupil of grade 8', { gradeIndex: 8 }, false],
    ['a pupil of grade 8 who is under 14 by the birthday', { gradeIndex: 8, birthday: '2012-12-01' }, true],
    ['not a pupil who is 14 today', { birthday: '2012-11-30' }, false],
    ['not a grown-up', { gradeIndex: null }, false],
    ['not where a parent has agreed', { consents: { personal_data: '2026-11' } }, false],
    ['not a child who has come by a school or a parent', { hasOwnContact: false }, false],
  ])('is asked of %s', (_, more, wanted) => {
    expect(asksConsent({ ...alone, ...more }, '2026-11-30')).toBe(wanted)
  })
})
