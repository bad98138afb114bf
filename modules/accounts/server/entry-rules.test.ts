import { type PortalFlag, portalFlags, type PortalFlags } from '@school/access'
import { expect, test } from 'vitest'
import { entryFault, type EntryWay } from './entry-rules.ts'

const portal = (...on: PortalFlag[]) => ({
  flags: Object.fromEntries(portalFlags.map((flag) => [flag, on.includes(flag)])) as PortalFlags,
})
const open = portal('registration', 'phoneAsLogin', 'anonymousUsers')

test.each(['password', 'phone', 'recovery', 'passkey', 'registration', 'anonymous'] as const)(
  '%s is let in where nothing forbids it',
  (way) => expect(entryFault(open, way)).toBeNull(),
)

test.each<[EntryWay, ReturnType<typeof portal>, string | null]>([
  ['password', portal('externalSignInOnly'), 'external_sign_in_only'],
  ['phone', portal('externalSignInOnly', 'phoneAsLogin'), 'external_sign_in_only'],
  ['recovery', portal('externalSignInOnly'), 'external_sign_in_only'],
  ['passkey', portal('externalSignInOnly'), 'external_sign_in_only'],
  ['phone', portal(), 'phone_sign_in_off'],
  ['password', portal(), null],
  ['registration', portal(), 'registration_closed'],
  ['anonymous', portal(), 'anonymous_closed'],
])('%s is judged by the flags', (way, settings, fault) => expect(entryFault(settings, way)).toBe(fault))
