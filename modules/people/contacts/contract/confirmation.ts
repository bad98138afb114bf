import { Phone } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { Email } from './address.ts'
import { LinkToken, ProofCode } from './recovery.ts'
import { phoneWays, SentProof } from './ways.ts'

/** Required for changes of a way to sign in: somebody else may be using an open page. */
const currentPassword = z.string().max(200).default('')

export const PhoneConfirmation = z.object({
  type: z.enum(phoneWays),
  /** The own one when absent. */
  phone: Phone.nullish(),
  /** For another phone than the own one, when there is a password. */
  currentPassword,
})

export const askConfirmation = endpoint({
  name: 'contacts.askConfirmation',
  method: 'POST',
  path: '/api/user/confirmation',
  audience: 'user',
  changes: [],
  summary: 'Sends a code to a phone; without a confirmation, a link to the address',
  body: z.object({ confirmation: PhoneConfirmation.nullish() }),
  reply: SentProof,
  errors: [
    'email_missing',
    'email_confirmed',
    'phone_missing',
    'phone_kept',
    'wrong_current_password',
    'too_many_guesses',
    'code_too_soon',
    'link_too_soon',
    'too_many_codes',
  ],
  perMinute: 30,
})

export const confirmPhone = endpoint({
  name: 'contacts.confirmPhone',
  method: 'POST',
  path: '/api/user/phone_confirmations',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Takes the code that was sent to a phone: from now on the phone is the own one and confirmed',
  body: z.object({ phone: Phone, code: ProofCode }),
  reply: z.null(),
  errors: ['code_wrong', 'code_expired', 'too_many_tries', 'code_guesses', 'phone_kept', 'phone_of_another'],
  perMinute: 60,
})

export const changeEmail = endpoint({
  name: 'contacts.changeEmail',
  method: 'PUT',
  path: '/api/user/email',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Writes to a new address, which becomes the own one when its link is opened; notifies the old one',
  body: z.object({ user: z.object({ email: Email, currentPassword }) }),
  reply: SentProof,
  errors: ['email_same', 'wrong_current_password', 'too_many_guesses', 'link_too_soon', 'too_many_codes'],
  perMinute: 30,
})

export const keepEmail = endpoint({
  name: 'contacts.keepEmail',
  method: 'DELETE',
  path: '/api/user/unconfirmed_email',
  audience: 'user',
  changes: ['accounts.user'],
  summary: 'Gives up a change of address: its link works no more',
  reply: z.null(),
})

export const EmailLink = z.object({
  /** Which address it confirms; `null` when it does not work. */
  email: z.string().nullable(),
  problem: z.string().nullable(),
  /** It is for another account than the one that is signed in. */
  isForeign: z.boolean(),
  /** The account has a password; entering it keeps what was made before the proof. */
  asksPassword: z.boolean(),
  /** Confirming without the password removes what was made in the account before: somebody else may have made it. */
  resetsAccess: z.boolean(),
})
export type EmailLink = z.infer<typeof EmailLink>

export const lookAtEmailLink = endpoint({
  name: 'contacts.lookAtEmailLink',
  method: 'GET',
  path: '/api/user/confirmation_links',
  audience: 'anyone',
  reads: ['accounts.user'],
  summary: 'What a link of a letter confirms, and whether it still works',
  query: z.object({ confirmationToken: LinkToken.default('') }),
  reply: EmailLink,
  perMinute: 120,
})

export const confirmEmail = endpoint({
  name: 'contacts.confirmEmail',
  method: 'POST',
  path: '/api/user/email_confirmations',
  audience: 'anyone',
  changes: ['accounts.user'],
  summary: 'Confirms the address to which this link was sent',
  body: z.object({
    confirmationToken: LinkToken,
    /** Outside of the sessions of the account: with it what was made in the account before stays, without it that is taken away. */
    currentPassword: z.string().max(200).optional(),
  }),
  reply: z.object({
    email: z.string(),
    /** The password, sessions and other ways in that were made before the proof are gone: a new password is set by `/user/password`. */
    wasReset: z.boolean(),
  }),
  errors: [
    'link_unknown',
    'link_used',
    'link_replaced',
    'link_expired',
    'link_foreign',
    'email_of_another',
    'wrong_current_password',
    'too_many_guesses',
  ],
  perMinute: 60,
})
