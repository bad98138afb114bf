import { readLatinCode } from '@school/texts'
import * as z from 'zod'
import { says } from './ru.ts'

/** Without characters that are easily confused: 0 and O, 1 and I. */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 8

/** A code as somebody has typed it: in any case, with spaces and hyphens, on a Russian keyboard. */
export const readCode = (typed: string): string => readLatinCode(typed, codeAlphabet)

/** The code derived from the school’s signature; it can be recomputed with the secret. */
export const codeOf = (signature: string, alphabet: string, length: number): string =>
  [...atob(signature.replaceAll('-', '+').replaceAll('_', '/'))]
    .slice(0, length)
    .map((sign) => alphabet[sign.charCodeAt(0) % alphabet.length])
    .join('')

/** «ABCD-2345»: as it is read aloud. */
export const spelledCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const Code = z
  .string()
  .min(1, says.noCode)
  .max(40, says.badCode)
  .transform(readCode)
  .refine((code) => code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign)), {
    message: says.badCode,
  })
