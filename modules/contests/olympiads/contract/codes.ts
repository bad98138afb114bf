import { readLatinCode } from '@school/texts'

/** Letters and digits that are not confused when read aloud: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Normalises typed input: spaces, dashes, small letters and a Russian keyboard layout are accepted. */
export const plainCode = (typed: string): string => readLatinCode(typed, codeLetters)

/** «ABCD-2345»: halves are easier to read and type. */
export const writtenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
