import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wallClock } from './clock.ts'

const zones = [
  'Europe/Moscow',
  'Europe/Berlin',
  'Europe/Samara',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'UTC',
]

/** Reference value from Intl. */
function expectedClock(at: Date, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  return { year, month, day, hour, minute }
}

test('a clock of any zone shows what the engine says, at any minute of a century', () => {
  const at = fc.date({ min: new Date('1970-01-01'), max: new Date('2070-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(at, fc.constantFrom(...zones), (instant, zone) => {
      expect(wallClock(instant, zone)).toEqual(expectedClock(instant, zone))
    }),
    { numRuns: 400, seed: 1836 },
  )
})

test.each([
  ['Europe/Berlin', '2027-03-28T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Europe/Moscow', '2014-10-25T22:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
])('around the change of clocks of %s each minute is its own', (zone, change) => {
  for (let minute = -45; minute <= 45; minute++) {
    const at = new Date(Date.parse(change) + minute * 60_000)
    expect(wallClock(at, zone)).toEqual(expectedClock(at, zone))
  }
})
