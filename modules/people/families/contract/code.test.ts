import { expect, test } from 'vitest'
import { Code, codeAlphabet, codeLength, codeOf, spelledCode } from './code.ts'
import { maskedPhone, readPhone } from './phone.ts'

test.each([
  ['abcd-2345', 'ABCD2345'],
  [' ABCD 2345 ', 'ABCD2345'],
  ['АВС2-3456', 'ABC23456'],
])('%s is read as %s', (typed, code) => expect(Code.parse(typed)).toBe(code))

test.each(['', 'ABCD', 'ABCD-234O', 'ABCD-2341', 'ABCD-23456'])('%j is no code', (typed) =>
  expect(Code.safeParse(typed).success).toBe(false),
)

test('a code is read aloud by fours', () => expect(spelledCode('ABCD2345')).toBe('ABCD-2345'))

test.each([
  ['8 (912) 345-67-89', '79123456789'],
  ['+7 912 345 67 89', '79123456789'],
  ['9123456789', '79123456789'],
  ['12345', null],
  ['84951234567', null],
  ['+1 912 345 67 89', null],
])('the phone %s is %s', (typed, phone) => expect(readPhone(typed)).toBe(phone))

test('of a phone the last figures are shown', () =>
  expect(maskedPhone('79123456789')).toBe('+7 ··· ···-67-89'))

test('a code has eight unambiguous characters, the same for the same signature', () => {
  const signature = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64url')
  const code = codeOf(signature, codeAlphabet, codeLength)
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  expect(codeOf(signature, codeAlphabet, codeLength)).toBe(code)
})
