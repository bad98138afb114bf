import { expect, test } from 'vitest'
import { faultOfDays, instantsOf, ownDays, periodOn } from './statistics-period.ts'

test('a week is the last seven days, compared with the seven before', () => {
  expect(periodOn('week', '2026-11-23')).toEqual({
    from: '2026-11-17',
    to: '2026-11-23',
    before: { from: '2026-11-10', to: '2026-11-16' },
  })
})

test('a quarter begins after the holidays and is compared with the one before them', () => {
  expect(periodOn('quarter', '2026-11-20')).toEqual({
    from: '2026-11-02',
    to: '2026-11-20',
    before: { from: '2026-09-01', to: '2026-10-23' },
  })
})

test('on holidays the quarter is the one that has just ended; the first one has nothing before it', () => {
  expect(periodOn('quarter', '2026-10-28')).toEqual({ from: '2026-09-01', to: '2026-10-23', before: null })
})

test.each([
  ['2026-11-20', '2026-09-01'],
  ['2027-03-01', '2026-09-01'],
  ['2027-09-01', '2027-09-01'],
])('on %s the school year began on %s', (today, from) => {
  expect(periodOn('year', today)).toEqual({ from, to: today, before: null })
})

test('own days are compared with as many before them', () => {
  expect(ownDays({ from: '2026-11-10', to: '2026-11-19' })).toMatchObject({
    before: { from: '2026-10-31', to: '2026-11-09' },
  })
})

test.each([
  ['2026-11-20', '2026-11-19', 'order'],
  ['2025-11-19', '2026-11-20', 'too_long'],
  ['2025-11-20', '2026-11-20', null],
  ['2026-11-20', '2026-11-20', null],
])('days from %s to %s: %s', (from, to, fault) => expect(faultOfDays({ from, to })).toBe(fault))

test('days begin and end at midnight of the school', () => {
  expect(instantsOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    from: new Date('2026-11-19T21:00:00Z'),
    until: new Date('2026-11-20T21:00:00Z'),
  })
})
