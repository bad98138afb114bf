import * as z from 'zod'
import { says } from './ru.ts'

/** A Russian number as people write it, kept as `79123456789`; `null` for anything else. */
export function readPhone(typed: string): string | null {
  const figures = typed.replace(/[\s()+-]/g, '')
  if (!/^\d{10,11}$/.test(figures)) return null
  const whole = figures.length === 10 ? `7${figures}` : figures.replace(/^8/, '7')
  return /^79\d{9}$/.test(whole) ? whole : null
}

/** «+7 ··· ···-67-89»: enough to recognize a known number. */
export const maskedPhone = (phone: string): string => `+7 ··· ···-${phone.slice(7, 9)}-${phone.slice(9)}`

export const Phone = z
  .string()
  .max(40, says.badPhone)
  .transform((typed) => readPhone(typed) ?? '')
  .refine((phone) => phone !== '', { message: says.badPhone })
