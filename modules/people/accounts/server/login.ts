import { emailOf } from '@school/kernel/contract'
import { phoneOf } from '../contract/phone.ts'

/** What somebody signs in or up by: an address or a phone. */
export type Login = { readonly email: string } | { readonly phone: string }

/** A phone in any writing, else an address. */
export function loginOf(typed: string): Login {
  const phone = phoneOf(typed)
  return phone ? { phone } : { email: emailOf(typed) ?? typed }
}

/** The same for the same account, however it was written. */
export const loginText = (login: Login): string =>
  'phone' in login ? login.phone : login.email.toLowerCase()
