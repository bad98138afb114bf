import { type PortalFlag, portalFlags, type PortalFlags } from '@school/access'
import { describe, expect, test } from 'vitest'
import { entryFault, type EntryWay, entryWays, wayOf } from './entry-rules.ts'

const flagsOf = (isOn: (flag: PortalFlag) => boolean) => ({
  flags: Object.fromEntries(portalFlags.map((flag) => [flag, isOn(flag)])) as PortalFlags,
})
const signInFlags: PortalFlag[] = ['registration', 'phoneAsLogin', 'anonymousUsers', 'externalSignIn']
const open = flagsOf((flag) => signInFlags.includes(flag))
const without = (off: PortalFlag) => flagsOf((flag) => flag !== off && signInFlags.includes(flag))
const externalOnly = flagsOf((flag) => flag === 'externalSignInOnly')

test.each(entryWays)('%s is let in where nothing forbids it', (way) =>
  expect(entryFault(open, way)).toBeNull(),
)

describe.each<[string, ReturnType<typeof flagsOf>, Partial<Record<EntryWay, string>>]>([
  [
    'without registration',
    without('registration'),
    {
      registration: 'registration_closed',
      phoneRegistration: 'registration_closed',
      socialRegistration: 'registration_closed',
    },
  ],
  [
    'without phones as logins',
    without('phoneAsLogin'),
    {
      phonePassword: 'phone_sign_in_off',
      phoneCode: 'phone_sign_in_off',
      phoneRecovery: 'phone_sign_in_off',
      phoneRegistration: 'phone_sign_in_off',
      socialByPhone: 'phone_sign_in_off',
    },
  ],
  [
    'without providers',
    without('externalSignIn'),
    {
      social: 'external_sign_in_off',
      socialByPhone: 'external_sign_in_off',
      socialRegistration: 'external_sign_in_off',
    },
  ],
  ['without anonymous users', without('anonymousUsers'), { anonymous: 'anonymous_closed' }],
  [
    'by providers alone',
    externalOnly,
    {
      password: 'external_sign_in_only',
      phonePassword: 'external_sign_in_only',
      phoneCode: 'external_sign_in_only',
      recovery: 'external_sign_in_only',
      phoneRecovery: 'external_sign_in_only',
      passkey: 'external_sign_in_only',
      slip: 'external_sign_in_only',
      socialByPhone: 'phone_sign_in_off',
      registration: 'registration_closed',
      phoneRegistration: 'registration_closed',
      anonymous: 'anonymous_closed',
    },
  ],
])('a portal %s', (_, portal, faults) => {
  test.each(entryWays)('judges %s', (way) => expect(entryFault(portal, way)).toBe(faults[way] ?? null))
})

test('a form of registration makes no password where only providers let in', () => {
  const registering = flagsOf((flag) => flag === 'externalSignInOnly' || flag === 'registration')
  expect(entryFault(registering, 'registration')).toBe('external_sign_in_only')
})

test('a phone is a way of its own', () => {
  expect(wayOf('password', { phone: '+79123456789' })).toBe('phonePassword')
  expect(wayOf('password', { email: 'masha@pochta.example' })).toBe('password')
})
