import { describe, expect, test } from 'vitest'
import { evening } from '../ru-letters.ts'
import { digestOf, type EveningFacts, isEvening } from './digest.ts'

describe('the evening is from seven to eight where the pupil lives', () => {
  test.each([
    ['2026-11-20T16:10:00Z', 'Europe/Moscow', true],
    ['2026-11-20T15:59:00Z', 'Europe/Moscow', false],
    ['2026-11-20T17:00:00Z', 'Europe/Moscow', false],
    ['2026-11-20T17:10:00Z', 'Europe/Kaliningrad', true],
    ['2026-11-20T07:10:00Z', 'Asia/Kamchatka', true],
    // Zones of half an hour and of a quarter: the round of ten past finds each once.
    ['2026-11-20T13:10:00Z', 'Asia/Kolkata', false],
    ['2026-11-20T14:10:00Z', 'Asia/Kolkata', true],
    ['2026-11-20T13:10:00Z', 'Asia/Kathmandu', false],
    ['2026-11-20T14:10:00Z', 'Asia/Kathmandu', true],
    // Before a change of clocks and after it.
    ['2026-10-24T17:10:00Z', 'Europe/Berlin', true],
    ['2026-10-25T17:10:00Z', 'Europe/Berlin', false],
    ['2026-10-25T18:10:00Z', 'Europe/Berlin', true],
  ])('%s in %s: %s', (at, zone, wanted) => expect(isEvening(new Date(at), zone)).toBe(wanted))

  test.each(['Europe/Moscow', 'Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'])(
    'an hourly round finds it once on each day of a year in %s',
    (zone) => {
      const found = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour, 10)))
      expect(found.filter((at) => isEvening(at, zone))).toHaveLength(365)
    },
  )
})

const chess = { key: 'chess', thing: 'homework', title: 'Шахматы', minutes: 30, startsAt: null } as const
const party = { ...chess, key: 'party', thing: 'own', startsAt: new Date('2026-11-20T14:00:00Z') } as const
const facts = (part: Partial<EveningFacts>): EveningFacts => ({
  now: new Date('2026-11-20T16:10:00Z'),
  easy: null,
  isDayOff: false,
  done: [],
  left: [],
  moved: [],
  tomorrow: { isDayOff: false, things: [] },
  ...part,
})

test.each<[string, Partial<EveningFacts>, boolean]>([
  ['something is done', { done: [chess] }, true],
  ['something is left', { left: [chess] }, true],
  ['a party that is over was all', { left: [party] }, false],
  ['everything was moved on', { moved: [chess] }, true],
  ['there was no plan, whatever tomorrow asks', { tomorrow: { isDayOff: false, things: [chess] } }, false],
  ['a weekend', { easy: 'weekend', done: [chess] }, true],
  ['a feast', { easy: 'feast', done: [chess] }, false],
  ['holidays', { easy: 'winter', done: [chess] }, false],
  ['a day off', { isDayOff: true, done: [chess] }, false],
])('%s', (_, part, isSent) => expect(digestOf(facts(part)) !== null).toBe(isSent))

test('what is left of today is not listed for tomorrow too, a party that is over not at all', () => {
  const homework = { ...chess, key: 'homework' }
  const digest = digestOf(
    facts({ left: [party, chess], tomorrow: { isDayOff: false, things: [chess, homework] } }),
  )
  expect(digest).toMatchObject({ left: [chess], tomorrow: { things: [homework] } })
})

test('minutes are counted as on the page: what has an hour of its own is not', () => {
  const late = { ...party, startsAt: new Date('2026-11-20T17:00:00Z'), minutes: 180 }
  expect(evening.lines(digestOf(facts({ left: [chess, late] }))!)[0]).toContain('2\u00a0дела, 30\u00a0мин:')
  expect(evening.lines(digestOf(facts({ left: [late] }))!)[0]).toBe('Осталось 1\u00a0дело: «Шахматы».')
})
