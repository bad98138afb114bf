import { expect, test } from 'vitest'
import { agreements } from '../contract/agreements.ts'
import { agreementsOf } from './agreement-rules.ts'

const nobody = { isCoach: false, tags: [], coachAgreement: null, externshipAgreement: null }
const { version } = agreements.find(({ name }) => name === 'coach')!

test.each([
  ['a teacher', nobody, [false, false]],
  ['a coach', { ...nobody, isCoach: true }, [true, false]],
  ['a coach who has accepted', { ...nobody, isCoach: true, coachAgreement: version }, [false, false]],
  [
    'a coach who has accepted an edition before this one',
    { ...nobody, isCoach: true, coachAgreement: '2025-09-01' },
    [true, false],
  ],
  ['a teacher of the externship', { ...nobody, tags: ['externship_coach'] }, [false, true]],
  ['somebody who is both', { ...nobody, isCoach: true, tags: ['externship_coach'] }, [true, true]],
])('%s', (_, user, asked) => {
  const { needAcceptCoachAgreement, needAcceptExternshipAgreement } = agreementsOf(user)
  expect([needAcceptCoachAgreement, needAcceptExternshipAgreement]).toEqual(asked)
})

test('every edition has a number of its own', () =>
  expect(new Set(agreements.map(({ id }) => id)).size).toBe(agreements.length))
