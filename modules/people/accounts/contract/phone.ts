import * as z from 'zod'
import { says } from './ru.ts'

/**
 * `+7…` of what people write: «8 (912) 345-67-89», «+7 912 3456789», «9123456789». Mobile phones of the country code 7 alone: SMS and
 * calls to others are not paid for.
 * @returns `null` when it is no such phone
 */
export function phoneOf(text: string): string | null {
  if (!/^[\s\d+().‑–—-]{10,30}$/.test(text)) return null
  const isWithCode = text.trim().startsWith('+')
  const digits = text.replace(/\D/g, '')
  const national =
    digits.length === 11 && (digits.startsWith('7') || (digits.startsWith('8') && !isWithCode))
      ? digits.slice(1)
      : digits.length === 10 && !isWithCode
        ? digits
        : ''
  return /^[79]\d{9}$/.test(national) ? `+7${national}` : null
}

/** A form field: accepts any notation and returns `+7…`. */
export const Phone = z
  .string()
  .trim()
  .max(40, says.badPhone)
  .transform((text, ctx) => {
    const phone = phoneOf(text)
    if (phone) return phone
    ctx.addIssue({ code: 'custom', message: says.badPhone })
    return z.NEVER
  })

/** «+7 912 345-67-89». */
export const shownPhone = (phone: string): string =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4')
