import { SignedIn } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { PasskeyProof, PasskeyQuestion, PendingStep, StepCode } from './factors.ts'

export const askForPasskey = endpoint({
  name: 'signInFactors.askForPasskey',
  method: 'POST',
  path: '/user/login/passkey/challenges',
  audience: 'anyone',
  changes: [],
  summary: 'What a browser needs to ask for a passkey; of use once, in this browser, for five minutes',
  reply: PasskeyQuestion,
  keepsReply: false,
  perMinute: 120,
})

export const signInByPasskey = endpoint({
  name: 'signInFactors.signInByPasskey',
  method: 'POST',
  path: '/user/login/passkey',
  audience: 'anyone',
  changes: [],
  summary: 'Opens a session by a passkey: it is two proofs in one, nothing more is asked',
  body: PasskeyProof,
  reply: SignedIn,
  errors: ['passkey_wrong', 'passkey_outdated', 'external_sign_in_only'],
  keepsReply: false,
  perMinute: 120,
})

export const getPendingStep = endpoint({
  name: 'signInFactors.getPendingStep',
  method: 'GET',
  path: '/api/sign_in_step',
  audience: 'anyone',
  reads: [],
  summary:
    'The second step that is required after the right password in this browser; empty for everybody else',
  reply: PendingStep.nullable(),
})

export const passStep = endpoint({
  name: 'signInFactors.passStep',
  method: 'POST',
  path: '/user/login/step',
  audience: 'anyone',
  changes: [],
  summary: 'Opens the session by a code of the application or by a recovery code',
  body: StepCode,
  reply: SignedIn,
  errors: ['step_outdated', 'code_wrong', 'code_used', 'too_many_codes'],
  keepsReply: false,
  perMinute: 120,
})

export const leaveStep = endpoint({
  name: 'signInFactors.leaveStep',
  method: 'DELETE',
  path: '/user/login/step',
  audience: 'anyone',
  changes: [],
  summary: 'The password that was given opens nothing any more',
  reply: z.null(),
  keepsReply: false,
})
