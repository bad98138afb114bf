import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { readLatinCode } from '@school/texts'

/** Without digits and letters that are taken for one another: 0 and O, 1, I and L. */
export const numberAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const numberLength = 12

/** A number as it is kept, out of what a person typed; `null` when it can't be one. */
export function readNumber(text: string): string | null {
  const plain = readLatinCode(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''), numberAlphabet)
  return plain.length === numberLength && [...plain].every((sign) => numberAlphabet.includes(sign))
    ? plain
    : null
}

/** «7K3F-9QXD-2M4T»: in groups it is copied without a slip. */
export const writeNumber = (number: string): string => number.match(/.{4}/g)!.join('-')

/** What a certificate says its owner has done, the simplest first. */
export const certificateKinds = [
  'participation',
  'completion',
  'gratitude',
  'prize',
  'winner',
  'diploma_3',
  'diploma_2',
  'diploma_1',
] as const
export const CertificateKind = z.enum(certificateKinds)
export type CertificateKind = z.infer<typeof CertificateKind>

/** A line of somebody's list. */
export const CertificateCard = z.object({
  id: z.int(),
  userId: z.int(),
  kind: CertificateKind,
  /** What for: «Олимпиада „Формула успеха“, 7 класс». */
  title: z.string(),
  /** A sentence about the result; empty when there is nothing to add. */
  details: z.string(),
  issuedAt: Instant,
})
export type CertificateCard = z.infer<typeof CertificateCard>

/** An address as dark squares: `path` of an SVG whose view box is `size` wide. */
export const CheckCode = z.object({ size: z.int(), path: z.string() })
export type CheckCode = z.infer<typeof CheckCode>

/** Those who may know the owner get the whole name, the number and the code; others get the short name alone. */
export const Certificate = CertificateCard.extend({
  holder: z.object({ name: z.string(), isWhole: z.boolean() }),
  proof: z
    .object({
      number: z.string(),
      /** Where anyone checks the number; the code leads there. */
      url: z.string(),
      code: CheckCode,
    })
    .nullable(),
  isMine: z.boolean(),
})
export type Certificate = z.infer<typeof Certificate>

/** What a number proves. It contains the whole name, because the paper that the number is printed on has it too. */
export const CertificateProof = CertificateCard.extend({ holderName: z.string(), number: z.string() })
export type CertificateProof = z.infer<typeof CertificateProof>

/** The result of a check. For a withdrawn certificate it contains neither whose it was nor why. */
export const CheckedNumber = z.object({
  number: z.string(),
  withdrawnAt: Instant.nullable(),
  /** `null` when it was withdrawn. */
  proof: CertificateProof.nullable(),
})
export type CheckedNumber = z.infer<typeof CheckedNumber>
