import { codeAlphabet, readCode } from '@school/families/contract'

/** The number of signs distinguishes a personal code of a class from the codes of families and of olympiads. */
export const entryCodeLength = 12

/** «ABCD-2345-WXYZ»: as it is read from a slip. */
export const spelledEntryCode = (code: string): string => code.match(/.{1,4}/g)!.join('-')

/** A code as somebody has typed it; `null` for what is none. */
export function readEntryCode(typed: string): string | null {
  const code = readCode(typed)
  return code.length === entryCodeLength && [...code].every((sign) => codeAlphabet.includes(sign))
    ? code
    : null
}
