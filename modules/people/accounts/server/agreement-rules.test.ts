import { expect, test } from 'vitest'
import { agreements } from '../contract/agreements.ts'
import { agreementsOf } from './agreement-rules.ts'

const plainUser = { isCoach: false, tags: [], coachAgreement: null, externshipAgreement: null }
const { version } = agreements.find(({ name }) => name === 'coach')!

test.each([
  ['a teacher', plainUser, [false, false]],
  ['a coach', { ...plainUser, isCoach: true }, [true, false]],
  ['a coach who has accepted', { ...plainUser, isCoach: true, coachAgreement: version }, [false, false]],
  [
    'a coach who has accepted an edition before this one',
    { ...plainUser, isCoach: true, coachAgreement: '2025-09-01' },
    [true, false],
  ],
  ['a teacher of the externship', { ...plainUser, tags: ['externship_coach'] }, [false, true]],
  ['somebody who is both', { ...plainUser, isCoach: true, tags: ['externship_coach'] }, [true, true]],
])('%s', (_, user, asked) => {
  const { needAcceptCoachAgreement, needAcceptExternshipAgreement } = agreementsOf(user)
  expect([needAcceptCoachAgreement, needAcceptExternshipAgreement]).toEqual(asked)
})

test('every edition has a number of its own', () =>
  expect(new Set(agreements.map(({ id }) => id)).size).toBe(agreements.length))
