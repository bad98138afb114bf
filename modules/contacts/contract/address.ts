import { Phone } from '@school/accounts/contract'
import { TypedAddress } from '@school/kernel/contract'
import * as z from 'zod'
import { says } from './ru.ts'

export const Email = TypedAddress.min(1, says.noEmail).max(254, says.longEmail).pipe(z.email(says.badEmail))

/** One of both: what the person signs in by. */
export const ContactFields = z.object({ email: Email.nullish(), phone: Phone.nullish() })
