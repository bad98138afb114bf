import { hash, randomBytes } from 'node:crypto'
import { readLatinCode } from '@school/texts'
import { Secret, TOTP } from 'otpauth'

/** What applications of telephones expect, without exception: six digits of SHA-1 every half of a minute. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const stepMs = form.period * 1000

export const makeSecret = (): string => new Secret({ size: 20 }).base32

/** Opens the application. @param account how the person finds it in a list of many */
export const otpauthAddress = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...form, secret, issuer, label: account }).toString()

/** Which half of a minute it is. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/**
 * Of which half of a minute the code is: that of now, the one before or the one after, as clocks of telephones differ.
 * @returns `null` when it is of none
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = new TOTP({ ...form, secret }).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : stepAt(now) + delta
}

/** Without what is read as something else: 0 and O, 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const signsInCode = 12

/** `K7QM-2R4T-9XWB`: sixty bits. */
export const makeRecoveryCode = (): string =>
  [...randomBytes(signsInCode)]
    .map((byte) => signs[byte % signs.length])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

const plain = (typed: string): string => readLatinCode(typed, signs)

export type TypedCode =
  | { kind: 'app'; digits: string }
  | { kind: 'recovery'; code: string }
  | { kind: 'nonsense' }

export function readCode(typed: string): TypedCode {
  const code = plain(typed)
  if (/^\d{6}$/.test(code)) return { kind: 'app', digits: code }
  return code.length === signsInCode && [...code].every((sign) => signs.includes(sign))
    ? { kind: 'recovery', code }
    : { kind: 'nonsense' }
}

/** @param code as `readCode` gives it, or as it was made */
export const recoveryHash = (userId: number, code: string): string =>
  hash('sha256', `${userId}:${plain(code)}`, 'base64url')
