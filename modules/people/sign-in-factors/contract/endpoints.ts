import { endpoint, idParams } from '@school/kernel/contract'
import {
  AppConfirmation,
  AppSetup,
  FactorAdded,
  Factors,
  NewPasskey,
  PasskeyName,
  PasskeyOffer,
} from './factors.ts'

const changes = ['signInFactors.factors'] as const

export const getFactors = endpoint({
  name: 'signInFactors.getFactors',
  method: 'GET',
  path: '/api/user/factors',
  audience: 'account',
  reads: ['signInFactors.factors'],
  summary: 'By what the user signs in besides the password',
  reply: Factors,
})

export const beginAppSetup = endpoint({
  name: 'signInFactors.beginAppSetup',
  method: 'POST',
  path: '/api/user/factors/app/setups',
  audience: 'account',
  changes: [],
  summary: 'A secret for an application that gives codes; nothing changes until its first code comes back',
  reply: AppSetup,
  errors: ['not_fresh'],
  keepsReply: false,
  perMinute: 20,
})

export const confirmApp = endpoint({
  name: 'signInFactors.confirmApp',
  method: 'POST',
  path: '/api/user/factors/app',
  audience: 'account',
  changes,
  summary:
    'Connects the application by its first code; the session is changed for another, and recovery codes are shown once',
  body: AppConfirmation,
  reply: FactorAdded,
  errors: ['not_fresh', 'setup_outdated', 'code_wrong', 'too_many_codes'],
  keepsReply: false,
})

export const removeApp = endpoint({
  name: 'signInFactors.removeApp',
  method: 'DELETE',
  path: '/api/user/factors/app',
  audience: 'account',
  changes,
  summary: 'Codes of the application open nothing any more',
  reply: Factors,
  errors: ['not_fresh', 'factor_needed'],
})

export const renewRecoveryCodes = endpoint({
  name: 'signInFactors.renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/factors/recovery_codes',
  audience: 'account',
  changes,
  summary: 'Ten new recovery codes, shown once; the old ones open nothing any more',
  reply: FactorAdded,
  errors: ['not_fresh', 'codes_without_factor'],
  keepsReply: false,
})

export const forgetTrustedBrowsers = endpoint({
  name: 'signInFactors.forgetTrustedBrowsers',
  method: 'DELETE',
  path: '/api/user/factors/trusted_browsers',
  audience: 'account',
  changes,
  summary: 'Every browser is asked for the second step again',
  reply: Factors,
})

export const offerPasskey = endpoint({
  name: 'signInFactors.offerPasskey',
  method: 'POST',
  path: '/api/user/passkeys/challenges',
  audience: 'account',
  changes: [],
  summary: 'What a browser needs to make a passkey; of use once, in this browser, for ten minutes',
  reply: PasskeyOffer,
  errors: ['not_fresh', 'passkeys_too_many'],
  keepsReply: false,
  perMinute: 20,
})

export const addPasskey = endpoint({
  name: 'signInFactors.addPasskey',
  method: 'POST',
  path: '/api/user/passkeys',
  audience: 'account',
  changes,
  summary:
    'Adds a passkey; the session is changed for another, and recovery codes are shown once if there were none',
  body: NewPasskey,
  reply: FactorAdded,
  errors: ['not_fresh', 'passkey_outdated', 'passkey_wrong', 'passkey_known', 'passkeys_too_many'],
  keepsReply: false,
})

export const renamePasskey = endpoint({
  name: 'signInFactors.renamePasskey',
  method: 'PATCH',
  path: '/api/user/passkeys/:passkeyId',
  audience: 'account',
  changes,
  summary: 'Gives a passkey another name',
  params: idParams('passkeyId'),
  body: PasskeyName,
  reply: Factors,
  errors: ['passkey_not_found'],
})

export const removePasskey = endpoint({
  name: 'signInFactors.removePasskey',
  method: 'DELETE',
  path: '/api/user/passkeys/:passkeyId',
  audience: 'account',
  changes,
  summary: 'The passkey opens nothing any more',
  params: idParams('passkeyId'),
  reply: Factors,
  errors: ['not_fresh', 'passkey_not_found', 'factor_needed', 'last_way_in'],
})
