import { expect, test } from 'vitest'
import { goalsFor } from '../contract/index.ts'
import { type OnboardingFacts, resumedAt, stepsOf } from './onboarding-rules.ts'

const pupil: OnboardingFacts['account'] = {
  type: 'pupil',
  isParent: false,
  isCoach: false,
  gradeIndex: 6,
  isGraduate: false,
  isElementaryPupil: false,
  email: 'masha@pochta.example',
}
const steps = (more: Partial<OnboardingFacts['account']> = {}) =>
  stepsOf({ account: { ...pupil, ...more }, isSchoolKnown: false, areInterestsKnown: false })

test('a pupil of a known class is asked three short things', () => {
  expect(steps()).toEqual(['goals', 'time', 'task', 'plan'])
})

test('a small child, who has no plan of a day, is not asked for its minutes', () => {
  expect(steps({ gradeIndex: 2, isElementaryPupil: true })).toEqual(['goals', 'task', 'plan'])
})

test('who has come without a class is asked for it first', () => {
  expect(steps({ gradeIndex: null })).toEqual(['who', 'grade', 'goals', 'time', 'task', 'plan'])
})

test('of a step that is no longer asked for the next one follows', () => {
  expect(resumedAt('school', steps())).toBe('goals')
  expect(resumedAt('mailings', steps())).toBe('task')
})

test.each([
  [6, ['school', 'olympiads']],
  [9, ['school', 'oge', 'olympiads']],
  [11, ['school', 'ege', 'olympiads']],
  [null, ['school', 'olympiads']],
])('class %j has the goals %j', (gradeIndex, goals) => {
  expect(goalsFor(gradeIndex)).toEqual(goals)
})

test('a graduate has the exams of the last class', () => {
  expect(goalsFor(null, true)).toEqual(['school', 'ege', 'olympiads'])
})

const parent = {
  type: 'pupil',
  isParent: true,
  isCoach: false,
  gradeIndex: null,
  isGraduate: false,
  isElementaryPupil: false,
  email: 'vasilisa@pochta.example',
} as const
const stepsFor = (email: string | null) =>
  stepsOf({ account: { ...parent, email }, isSchoolKnown: false, areInterestsKnown: false })

test('letters are chosen by people who have an address', () => {
  expect(stepsFor(parent.email)).toContain('mailings')
  expect(stepsFor(null)).not.toContain('mailings')
  expect(stepsFor('varya-1881@no-mail.invalid')).not.toContain('mailings')
})
