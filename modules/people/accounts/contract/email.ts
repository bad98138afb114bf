import { emailOf, TypedAddress } from '@school/kernel/contract'
import type * as z from 'zod'
import { says } from './ru.ts'

function kept(text: string, ctx: z.RefinementCtx<string>): string {
  const email = emailOf(text)
  if (email === null) ctx.addIssue({ code: 'custom', message: says.badEmail })
  return email ?? ''
}

/** A form field: accepts any notation and returns the normalized address. */
export const Email = TypedAddress.min(1, says.noContact).max(254, says.longEmail).transform(kept)

/** The same where an address may be absent: empty stays empty. */
export const EmailOrNone = TypedAddress.max(254, says.longEmail).transform((text, ctx) =>
  text === '' ? '' : kept(text, ctx),
)
