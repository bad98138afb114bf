import { emailOf } from '@school/kernel/contract'
import { fakeDomain, type Login } from '@school/users/server'
import { madeLoginOf } from '../contract/login.ts'
import { phoneOf } from '../contract/phone.ts'
import { transliterated } from './ru-login.ts'

/** Of a child without an address: «varya-1881», also in Russian letters. */
function madeLogin(typed: string): string | null {
  const made = madeLoginOf(typed)
  return made && `${transliterated(made.name)}-${made.digits}${fakeDomain}`
}

/** A phone in any writing, a login that the school has made up, else an address. */
export function loginOf(typed: string): Login {
  const phone = phoneOf(typed)
  return phone ? { phone } : { email: madeLogin(typed) ?? emailOf(typed) ?? typed }
}
