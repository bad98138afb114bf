import { expect, test } from 'vitest'
import { type AccessFacts, standingOf } from './standing.ts'

const now = new Date('2026-11-20T09:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)
const given: AccessFacts = {
  accessSource: 'school',
  accessFrom: before,
  accessUntil: null,
  accessTakenAt: null,
}

test.each<[string, AccessFacts, string]>([
  [
    'that was never given is none',
    { accessSource: null, accessFrom: null, accessUntil: null, accessTakenAt: null },
    'none',
  ],
  ['is open from its very beginning', { ...given, accessFrom: now }, 'open'],
  ['is to come a moment earlier', { ...given, accessFrom: after }, 'upcoming'],
  ['is open a moment before its end', { ...given, accessUntil: after }, 'open'],
  ['has ended at its end', { ...given, accessUntil: now }, 'ended'],
  ['is taken, whatever its term says', { ...given, accessUntil: before, accessTakenAt: before }, 'taken'],
  ['that is to come may be taken too', { ...given, accessFrom: after, accessTakenAt: now }, 'taken'],
])('an access %s', (_, facts, standing) => expect(standingOf(facts, now)).toBe(standing))
