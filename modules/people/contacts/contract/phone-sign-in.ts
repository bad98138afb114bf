import { Phone, SignedIn } from '@school/accounts/contract'
import { mostTokenLength } from '@school/captcha/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { ProofCode } from './recovery.ts'
import { SentProof } from './ways.ts'

export const askSignInCode = endpoint({
  name: 'contacts.askSignInCode',
  method: 'POST',
  path: '/api/onboardings/phone_sign_in_codes',
  audience: 'anyone',
  changes: [],
  summary: 'Sends a code by which the owner of a phone signs in; the reply is the same for an unknown phone',
  body: z.object({ recaptchaToken: z.string().max(mostTokenLength).default(''), phone: Phone }),
  reply: SentProof,
  errors: ['captcha_wrong', 'code_too_soon', 'too_many_codes', 'external_sign_in_only', 'phone_sign_in_off'],
  perMinute: 60,
})

export const signInByPhone = endpoint({
  name: 'contacts.signInByPhone',
  method: 'POST',
  path: '/api/onboardings/phone_sign_in',
  audience: 'anyone',
  changes: [],
  summary: 'Opens a session by the code that was sent to a phone',
  body: z.object({
    phone: Phone,
    /** The code. */
    token: ProofCode,
    redirectUrl: z.string().max(2000).optional(),
  }),
  reply: SignedIn,
  errors: [
    'code_wrong',
    'code_expired',
    'too_many_tries',
    'code_guesses',
    'external_sign_in_only',
    'phone_sign_in_off',
  ],
  keepsReply: false,
  perMinute: 600,
})
