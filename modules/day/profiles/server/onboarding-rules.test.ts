import { expect, test } from 'vitest'
import { stepsOf } from './onboarding-rules.ts'

const parent = {
  type: 'pupil',
  isParent: true,
  isCoach: false,
  gradeIndex: null,
  isGraduate: false,
  email: 'vasilisa@pochta.example',
} as const
const stepsFor = (email: string | null) =>
  stepsOf({ account: { ...parent, email }, isSchoolKnown: false, areInterestsKnown: false })

test('letters are chosen by people who have an address', () => {
  expect(stepsFor(parent.email)).toContain('mailings')
  expect(stepsFor(null)).not.toContain('mailings')
  expect(stepsFor('varya-1881@no-mail.invalid')).not.toContain('mailings')
})
