import type { Endpoint } from '@school/kernel/contract'
import { routes } from '@school/server/modules'
import { expect, test } from 'vitest'

/** Names of fields that give access to their reader. */
const secretNames = new Set(['code', 'token', 'secret', 'password'])

const hasSecret = ({ reply }: Endpoint): boolean => {
  const schema = JSON.stringify(reply.toJSONSchema({ unrepresentable: 'any' }))
  return [...schema.matchAll(/"(\w+)":/g)].some(([, name]) => secretNames.has(name!))
}

const mutations = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET')

// These endpoints must be idempotent: review this before you add a name.
test('replies that create or end a session, a code or a token are not stored for retries', () => {
  const unkept = mutations.filter(({ keepsReply }) => keepsReply === false).map(({ name }) => name)
  expect(unkept.toSorted()).toEqual([
    'accounts.autoRegister',
    'accounts.changePassword',
    'accounts.return',
    'accounts.signIn',
    'accounts.signOut',
    'accounts.signUp',
    'calendar.share',
    'contacts.confirmRecoveryCode',
    'contacts.resetPassword',
    'contacts.signInByPhone',
    'families.inviteSecondParent',
    'families.makeChildCode',
    'families.makeParentCode',
    'identities.arrive',
    'identities.confirm',
    'identities.signUp',
    'olympiads.enterByPersonalCode',
    'olympiads.issueCode',
    'olympiads.issueCodeTo',
    'olympiads.makePacket',
    'olympiads.setSeats',
    'organizations.switchRole',
    'profiles.depart',
    'profiles.departMe',
    'progress.share',
    'schoolClasses.enterByCode',
    'signInFactors.addPasskey',
    'signInFactors.askForPasskey',
    'signInFactors.beginAppSetup',
    'signInFactors.confirmApp',
    'signInFactors.leaveStep',
    'signInFactors.offerPasskey',
    'signInFactors.passStep',
    'signInFactors.renewRecoveryCodes',
    'signInFactors.signInByPasskey',
  ])
})

test('a mutation whose reply contains a secret does not store it', () => {
  const kept = mutations.filter((endpoint) => endpoint.keepsReply !== false && hasSecret(endpoint))
  expect(kept.map(({ name }) => name)).toEqual([])
})
