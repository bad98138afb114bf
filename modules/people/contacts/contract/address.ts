import { Email, Phone } from '@school/accounts/contract'
import { TypedAddress } from '@school/kernel/contract'
import * as z from 'zod'

export { Email } from '@school/accounts/contract'

/** One of both: what the person signs in by. */
export const ContactFields = z.object({
  email: Email.nullish(),
  phone: Phone.nullish(),
  /** Either of them in one field: the server sees which it is. */
  emailOrPhone: TypedAddress.max(254).nullish(),
})
export type ContactForm = z.output<typeof ContactFields>
