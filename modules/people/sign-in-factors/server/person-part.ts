import { erased, type PersonPart } from '@school/personal-data/server'
import { authenticatorApps, passkeys, pendingSteps, recoveryCodes, trustedBrowsers } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const signInFactorsPart: PersonPart = {
  module: 'sign-in-factors',
  deletions: [
    erased(passkeys, 'user_id'),
    erased(authenticatorApps, 'user_id'),
    erased(recoveryCodes, 'user_id'),
    erased(trustedBrowsers, 'user_id'),
    erased(pendingSteps, 'user_id'),
  ],
  holdsGuest: 'exists (select from passkeys k where k.user_id = u.id)',
  dataExports,
}
