import { expect, test } from 'vitest'
import { faultOf, isAccepted, matchAddress, standingOf, stateOf } from './rules.ts'

const now = new Date('2026-11-20T09:00:00Z')
const then = new Date('2026-11-19T09:00:00Z')
const fresh = {
  uses: 0,
  mostUses: 1,
  expiresAt: new Date('2026-12-20T09:00:00Z'),
  sentAt: null,
  openedAt: null,
  declinedAt: null,
  revokedAt: null,
}

test.each([
  ['made', fresh, 'created', null],
  ['sent', { ...fresh, sentAt: then }, 'sent', null],
  ['opened', { ...fresh, sentAt: then, openedAt: then }, 'opened', null],
  ['used up', { ...fresh, openedAt: then, uses: 1 }, 'accepted', 'used'],
  ['used by some of a class', { ...fresh, openedAt: then, uses: 12, mostUses: 60 }, 'opened', null],
  ['declined', { ...fresh, openedAt: then, declinedAt: then }, 'declined', 'revoked'],
  ['at its last moment', { ...fresh, expiresAt: now }, 'expired', 'expired'],
  ['taken back, whatever was before', { ...fresh, uses: 1, revokedAt: then }, 'revoked', 'revoked'],
] as const)('an invitation that was %s', (_, facts, state, fault) => {
  expect([stateOf(facts, now), faultOf(facts, now)]).toEqual([state, fault])
})

const pupil = { isPupil: true, isParent: false, isGraduate: false, gradeIndex: 7 }
const teacher = { ...pupil, isPupil: false, gradeIndex: null }
const toClass = {
  kind: 'class',
  gradeIndex: 7,
  comer: pupil,
  isMaker: false,
  accept: null,
  isInside: false,
  isInOtherClass: false,
  address: 'own',
} as const
const toSchool = { ...toClass, kind: 'teacher', gradeIndex: null, comer: teacher } as const

const proved = new Date('2026-11-01T09:00:00Z')
test.each([
  ['a code that is given by hand', null, { email: null, emailConfirmedAt: null }, 'own'],
  [
    'the own address in other letters',
    'Karl@Pochta.example',
    { email: 'karl@pochta.example', emailConfirmedAt: proved },
    'own',
  ],
  [
    'the own address, still unconfirmed',
    'karl@pochta.example',
    { email: 'karl@pochta.example', emailConfirmedAt: null },
    'unproved',
  ],
  [
    'another address',
    'zavuch@pochta.example',
    { email: 'karl@pochta.example', emailConfirmedAt: proved },
    'other',
  ],
  ['somebody without an address', 'zavuch@pochta.example', { email: null, emailConfirmedAt: null }, 'other'],
] as const)('an invitation to %s', (_, sentTo, mailbox, match) =>
  expect(matchAddress(sentTo, mailbox)).toBe(match),
)

test.each([
  ['a guest', { ...toClass, comer: null }, 'guest'],
  ['a pupil of the grade', toClass, 'open'],
  ['a pupil of another grade', { ...toClass, comer: { ...pupil, gradeIndex: 9 } }, 'wrong_grade'],
  ['a pupil of another class', { ...toClass, isInOtherClass: true }, 'other_class'],
  ['a pupil who waits', { ...toClass, accept: 'waiting' }, 'waiting'],
  ['a pupil who was let in', { ...toClass, accept: 'confirmed', isInside: true }, 'joined'],
  [
    'a pupil who was let in once and is not in the class any more',
    { ...toClass, accept: 'confirmed' },
    'open',
  ],
  ['a pupil to whom was said no', { ...toClass, accept: 'refused' }, 'refused'],
  ['a parent', { ...toClass, comer: { ...pupil, isParent: true, gradeIndex: null } }, 'wrong_person'],
  ['a graduate', { ...toClass, comer: { ...pupil, isGraduate: true, gradeIndex: null } }, 'wrong_person'],
  ['a teacher with the code of a class', { ...toClass, comer: teacher }, 'wrong_person'],
  ['a teacher with the code of their own class', { ...toClass, comer: teacher, isMaker: true }, 'own'],
  ['a colleague', toSchool, 'open'],
  ['a colleague who works in the school already', { ...toSchool, isInside: true }, 'joined'],
  ['a teacher to whose address it was not sent', { ...toSchool, address: 'other' }, 'other_address'],
  ['a teacher who has not proved the address', { ...toSchool, address: 'unproved' }, 'unproved_address'],
  ['a pupil with the code of a colleague', { ...toSchool, comer: pupil }, 'wrong_person'],
] as const)('%s', (_, facts, standing) => expect(standingOf(facts)).toBe(standing))

test('a person who has accepted, and the inviter, see that even when the code is no longer valid', () => {
  expect((['joined', 'waiting', 'own', 'open', 'guest'] as const).map(isAccepted)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
