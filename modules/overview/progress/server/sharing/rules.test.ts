import { describe, expect, test } from 'vitest'
import { shareEnd } from './rules.ts'

// Half past eleven of the evening in Moscow.
const now = new Date('2026-11-20T20:30:00Z')

describe('a link to one’s progress', () => {
  test.each([
    ['today', '2026-11-20', '2026-11-20T20:59:59.000Z'],
    ['a day to come', '2026-12-20', '2026-12-20T20:59:59.000Z'],
    ['a year from now', '2027-11-20', '2027-11-20T20:59:59.000Z'],
  ])('works to the last second of %s by the clock of the school', (_, day, end) => {
    expect(shareEnd(day, now)).toEqual(new Date(end))
  })

  test('ends neither in the past nor after more than a year', () => {
    expect(shareEnd('2026-11-19', now)).toBe('progress_share_in_past')
    expect(shareEnd('2027-11-21', now)).toBe('progress_share_too_long')
  })
})
