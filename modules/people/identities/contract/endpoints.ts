import { PersonName, SignedIn, SignIn, SignUpFields } from '@school/accounts/contract'
import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { Arrival, IdentityOffer, OfferParams, OfferToken, ProviderParams, SocialNet } from './provider.ts'

export const listSocialNets = endpoint({
  name: 'identities.list',
  method: 'GET',
  path: '/api/user/auth',
  audience: 'anyone',
  reads: ['identities.identities'],
  summary: 'Providers by which one may sign in here, and which of them are bound to the signed-in user',
  reply: z.array(SocialNet),
})

export const leaveForProvider = endpoint({
  name: 'identities.leave',
  method: 'GET',
  path: '/user/auth/:provider',
  audience: 'anyone',
  isFile: true,
  summary: 'Sends the browser to the provider; it comes back to /user/auth/:provider/callback',
  params: ProviderParams,
  query: z.object({ redirectUrl: z.string().max(2000).optional() }),
  reply: z.null(),
  errors: ['provider_absent', 'social_unavailable'],
  perMinute: 60,
})

export const arrive = endpoint({
  name: 'identities.arrive',
  method: 'POST',
  path: '/api/user/auth/:provider/arrivals',
  audience: 'anyone',
  changes: ['identities.identities'],
  summary: 'Takes the reply of the provider: signs in people with an account, offers a binding to the others',
  params: ProviderParams,
  /** The query of the address to which the provider has sent the browser back. */
  body: z.object({ query: z.string().max(4000) }),
  reply: Arrival,
  errors: [
    'provider_absent',
    'social_denied',
    'social_outdated',
    'social_unavailable',
    'external_sign_in_off',
  ],
  keepsReply: false,
  perMinute: 60,
})

export const getOffer = endpoint({
  name: 'identities.getOffer',
  method: 'GET',
  path: '/api/user/auth/offers/:token',
  audience: 'anyone',
  reads: ['identities.identities'],
  summary:
    'What a provider has said of a visitor who is not bound to an account yet; in the same browser only',
  params: OfferParams,
  reply: IdentityOffer,
  errors: ['offer_not_found'],
})

export const commitBinding = endpoint({
  name: 'identities.commit',
  method: 'POST',
  path: '/api/user/auth/offers/:token/bindings',
  audience: 'user',
  changes: ['identities.identities'],
  summary: 'Binds what a provider has said to the signed-in user; it may be repeated',
  params: OfferParams,
  reply: SocialNet,
  errors: ['offer_not_found', 'identity_taken', 'network_taken', 'external_sign_in_off'],
})

export const confirmBinding = endpoint({
  name: 'identities.confirm',
  method: 'POST',
  path: '/api/user/auth/offers/:token/confirmations',
  audience: 'guest',
  changes: ['identities.identities'],
  summary: 'Binds what a provider has said to the account whose password is given, and signs in',
  params: OfferParams,
  body: SignIn,
  reply: SignedIn,
  errors: [
    'offer_not_found',
    'identity_taken',
    'network_taken',
    'wrong_credentials',
    'too_many_guesses',
    'captcha_wrong',
    'external_sign_in_off',
    'phone_sign_in_off',
  ],
  keepsReply: false,
  perMinute: 60,
})

export const signUpByOffer = endpoint({
  name: 'identities.signUp',
  method: 'POST',
  path: '/api/user/auth/registrations',
  audience: 'guest',
  changes: ['identities.identities'],
  summary: 'Registers a user without a password by what a provider has said, and signs in',
  body: z.object({
    offer: OfferToken,
    user: SignUpFields.pick({ role: true, gradeIndex: true }).extend({ name: PersonName }),
    redirectUrl: z.string().max(2000).optional(),
  }),
  reply: SignedIn,
  errors: [
    'offer_not_found',
    'identity_taken',
    'email_belongs',
    'grade_required',
    'registration_closed',
    'external_sign_in_off',
  ],
  keepsReply: false,
  perMinute: 60,
})

export const unbind = endpoint({
  name: 'identities.unbind',
  method: 'DELETE',
  path: '/api/user/auth/:provider',
  audience: 'user',
  changes: ['identities.identities'],
  summary: 'Unbinds a provider from the signed-in user, unless nothing else is left to sign in by',
  params: ProviderParams,
  reply: z.null(),
  errors: ['last_way_in'],
})
