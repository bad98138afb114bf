import { describe, expect, test } from 'vitest'
import { Phone, phoneOf, shownPhone } from './phone.ts'

describe('a phone', () => {
  test.each([
    '+7 912 345-67-89',
    '8 (912) 345-67-89',
    '79123456789',
    '9123456789',
    ' +7(912)3456789 ',
    '8.912.345.67.89',
    '+7 912 345‑67‑89',
  ])('written as «%s» is one and the same', (text) => expect(phoneOf(text)).toBe('+79123456789'))

  test.each([
    ['too short', '8 912 345'],
    ['too long', '+7 912 345-67-89-0'],
    ['of a landline', '+7 495 123-45-67'],
    ['of another country', '+44 7911 123456'],
    ['of an eight with a plus', '+8 912 345-67-89'],
    ['with letters', '8912ABCDEFG'],
    ['with digits of another alphabet', '٩١٢٣٤٥٦٧٨٩'],
    ['with a picture', '9123456789📱'],
    ['of nothing', ''],
  ])('%s is none', (_, text) => {
    expect(phoneOf(text)).toBeNull()
    expect(Phone.safeParse(text).error?.issues[0]?.message).toMatch(/[А-я]/)
  })

  test('of Kazakhstan, where the code is 7 too, is one', () =>
    expect(phoneOf('+7 701 234 56 78')).toBe('+77012345678'))

  test('is shown in groups', () => expect(shownPhone('+79123456789')).toBe('+7\u00a0912\u00a0345-67-89'))
})
