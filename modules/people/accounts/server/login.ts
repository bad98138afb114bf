import { emailOf } from '@school/kernel/contract'
import type { Login } from '@school/users/server'
import { phoneOf } from '../contract/phone.ts'

/** A phone in any writing, else an address. */
export function loginOf(typed: string): Login {
  const phone = phoneOf(typed)
  return phone ? { phone } : { email: emailOf(typed) ?? typed }
}
