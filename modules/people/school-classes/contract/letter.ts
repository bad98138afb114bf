import * as z from 'zod'
import { looksLike, says } from './ru.ts'

/** «б» is «Б», and a Latin «B», which looks the same, is the Russian letter. */
export const writtenLetter = (typed: string): string =>
  [...typed.toUpperCase()].map((sign) => looksLike[sign] ?? sign).join('')

/** The letter of a class, in whatever way it was typed. */
export const ClassLetter = z
  .string()
  .trim()
  .min(1, says.noLetter)
  .max(8, says.badLetter)
  .transform(writtenLetter)
  .refine((letter) => /^[А-ЯЁ]{1,2}$/.test(letter), { message: says.badLetter })
