import { NewPassword, Phone, SignedIn } from '@school/accounts/contract'
import { mostTokenLength } from '@school/captcha/contract'
import { endpoint, TypedCode } from '@school/kernel/contract'
import * as z from 'zod'
import { ContactFields } from './address.ts'
import { SentProof } from './ways.ts'

/** As long as a person types it, with spaces and words around it. */
export const ProofCode = TypedCode.max(60)
export const LinkToken = z.string().max(200)

/** What is wrong with a link, in words; `null` when it works. */
export const LinkState = z.object({ problem: z.string().nullable() })

export const askRecovery = endpoint({
  name: 'contacts.askRecovery',
  method: 'POST',
  path: '/user/password',
  audience: 'anyone',
  changes: [],
  summary:
    'Sends a link to an address or a code to a phone of an account; the reply is the same for an unknown one',
  body: z.object({
    /** Of the captcha; the name is the specification's. */
    recaptchaToken: z.string().max(mostTokenLength).default(''),
    user: ContactFields,
  }),
  reply: SentProof,
  errors: [
    'captcha_wrong',
    'contact_required',
    'login_without_address',
    'code_too_soon',
    'link_too_soon',
    'too_many_codes',
    'external_sign_in_only',
    'phone_sign_in_off',
  ],
  perMinute: 60,
})

export const confirmRecoveryCode = endpoint({
  name: 'contacts.confirmRecoveryCode',
  method: 'POST',
  path: '/api/password_recovery_sms_confirmations',
  audience: 'anyone',
  changes: [],
  summary: 'Takes the code of an SMS and gives the token by which a new password is set',
  body: z.object({ phone: Phone, code: ProofCode }),
  reply: z.object({ resetPasswordToken: z.string() }),
  errors: ['code_wrong', 'code_expired', 'too_many_tries', 'code_guesses'],
  keepsReply: false,
  perMinute: 120,
})

export const lookAtRecovery = endpoint({
  name: 'contacts.lookAtRecovery',
  method: 'GET',
  path: '/api/password_recoveries',
  audience: 'anyone',
  reads: [],
  summary: 'Whether a link to a new password still works',
  query: z.object({ resetPasswordToken: LinkToken.default('') }),
  reply: LinkState,
  perMinute: 120,
})

export const resetPassword = endpoint({
  name: 'contacts.resetPassword',
  method: 'PUT',
  path: '/user/password',
  audience: 'anyone',
  changes: [],
  summary: 'Sets a new password by a token, ends all sessions, notifies the owner and signs in',
  body: z.object({ user: z.object({ password: NewPassword, resetPasswordToken: LinkToken }) }),
  reply: SignedIn,
  errors: [
    'external_sign_in_only',
    'phone_sign_in_off',
    'link_unknown',
    'link_used',
    'link_replaced',
    'link_expired',
    'password_common',
    'password_personal',
  ],
  keepsReply: false,
  perMinute: 60,
})
