import { describe, expect, test } from 'vitest'
import {
  makeRecoveryCode,
  makeSecret,
  otpauthAddress,
  readCode,
  recoveryHash,
  stepAt,
  stepOf,
} from './codes.ts'

/** RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an application', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('is that of RFC 6238 at %i', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test.each([
    [-60, null],
    [-30, 1],
    [0, 1],
    [30, 1],
    [60, null],
  ])('is taken from a telephone whose clock differs by %i seconds: %s', (skew, step) => {
    expect(stepOf(secret, '287082', at(45 + skew))).toBe(step)
  })

  test('of another secret is of no time', () => {
    expect(stepOf(makeSecret(), '287082', at(59))).toBeNull()
    expect(stepAt(at(59))).toBe(1)
  })

  test('is made by an application that has read the address', () => {
    const address = new URL(otpauthAddress(secret, 'Смекалка', 'masha@pochta.example'))
    expect(address.protocol).toBe('otpauth:')
    expect(decodeURIComponent(address.pathname)).toContain('Смекалка:masha@pochta.example')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, digits: '6', period: '30' })
  })
})

describe('what is typed', () => {
  test.each([
    ['287082', { kind: 'app', digits: '287082' }],
    [' 287 082 ', { kind: 'app', digits: '287082' }],
    ['287\u00a0082', { kind: 'app', digits: '287082' }],
    ['K7QM-2R4T-9XWB', { kind: 'recovery', code: 'K7QM2R4T9XWB' }],
    ['k7qm 2r4t—9xwb', { kind: 'recovery', code: 'K7QM2R4T9XWB' }],
    ['К7QМ-2R4Т-9ХWВ', { kind: 'recovery', code: 'K7QM2R4T9XWB' }],
    ['28708', { kind: 'nonsense' }],
    ['K7QM-2R4T-9XW0', { kind: 'nonsense' }],
    ['', { kind: 'nonsense' }],
  ])('«%s» is read', (typed, wanted) => {
    expect(readCode(typed)).toEqual(wanted)
  })
})

test('a recovery code is found by its hash, of its owner alone', () => {
  const code = makeRecoveryCode()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
  const typed = readCode(code.toLowerCase())
  expect(typed.kind === 'recovery' && recoveryHash(7, typed.code)).toBe(recoveryHash(7, code))
  expect(recoveryHash(8, code)).not.toBe(recoveryHash(7, code))
})
