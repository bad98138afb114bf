import { describe, expect, test } from 'vitest'
import { admissionOf, packetHolds, personalCodeOf, readPersonalCode, writtenPersonalCode } from './packets.ts'

describe('a personal code', () => {
  const code = personalCodeOf(Buffer.from('the water in the Yaik is cold').toString('base64url'))

  test('has ten characters that are not confused with one another', () => {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/)
  })

  test('is written in halves and accepted however it was typed', () => {
    const written = writtenPersonalCode('ABCDE23456')
    expect(written).toBe('ABCDE-23456')
    for (const typed of [written, 'abcde 23456', ' ABCDE23456 ', 'АВCDЕ-23456'])
      expect(readPersonalCode(typed)).toBe('ABCDE23456')
  })

  test.each(['', 'ABCDE-2345', 'ABCDE-234567', 'ABCDE-2345Ж', 'ABCDE-23450', "' or 1=1 --"])(
    '%o is not a code',
    (typed) => expect(readPersonalCode(typed)).toBeNull(),
  )
})

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 24, hour, minute))
const stage = {
  opensAt: at(8),
  closesAt: at(12),
  publishedAt: null,
  cancelledAt: null,
  maxExtraMinutes: 30,
  grades: [{ minutes: 60 }, { minutes: 90 }],
}

describe('a personal code signs in', () => {
  test.each([
    ['not the evening before', at(6, 59), 'code_early'],
    ['from an hour before the stage, for six hours', at(7), { seconds: 6 * 3600 }],
    ['after it has closed, for attempts still under way', at(13), { seconds: 3600 }],
    ['not after the last of them has ended', at(14), 'code_over'],
  ])('%s', (_, now, expected) => expect(admissionOf(stage, now)).toEqual(expected))

  test('not for a cancelled stage', () => {
    expect(admissionOf({ ...stage, cancelledAt: at(7) }, at(8))).toBe('code_over')
    expect(packetHolds({ ...stage, cancelledAt: at(7) }, at(8))).toBe('nothing')
  })

  test('not after the publication', () => {
    expect(admissionOf({ ...stage, publishedAt: at(12, 30) }, at(12, 40))).toBe('code_over')
  })
})

test.each([
  ['codes before the stage', null, at(7), 'codes'],
  ['codes while it runs', null, at(9), 'codes'],
  ['nothing while it is checked', null, at(15), 'nothing'],
  ['diplomas after the publication', at(16), at(17), 'diplomas'],
])('a packet holds %s', (_, publishedAt, now, holds) => {
  expect(packetHolds({ ...stage, publishedAt }, now)).toBe(holds)
})
