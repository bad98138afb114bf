import { codeAlphabet, codeLength, readCode } from '@school/families/contract'
import { entryCodeLength } from '@school/school-classes/contract'
import * as z from 'zod'
import { says } from './ru.ts'

/** Length of a personal code of an olympiad, which distinguishes it from all other codes. */
const personalCodeLength = 10

/** A code of any kind that the school prints, as somebody has typed it. */
export const AnyCode = z
  .string()
  .min(1, says.noCode)
  .max(40, says.badCode)
  .transform(readCode)
  .refine(
    (code) =>
      [codeLength, personalCodeLength, entryCodeLength].includes(code.length) &&
      [...code].every((sign) => codeAlphabet.includes(sign)),
    { message: says.badCode },
  )

/** A personal code that a teacher has given. */
export const isEntryCode = (code: string): boolean => code.length === entryCodeLength
export const isPersonalCode = (code: string): boolean => code.length === personalCodeLength

/** An invitation is opened at once; of another code it is said first what it is. */
export const codeKinds = ['invitation', 'family', 'olympiad', 'class'] as const

export const CodePlace = z.object({
  /** Contains the code: of an invitation in the path, of others in the fragment. */
  url: z.string(),
  kind: z.enum(codeKinds),
})
export type CodePlace = z.infer<typeof CodePlace>
