import { createHash } from 'node:crypto'
import type { Provider } from '../contract/provider.ts'
import type { Client } from './settings.ts'

/** What a provider has said of a person. */
export interface SocialProfile {
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  /** The provider itself has sent a letter there. */
  readonly isEmailProved: boolean
}

type Json = Readonly<Record<string, unknown>>

/** A provider of OAuth 2 with its own endpoint for the profile. */
export interface OauthProvider {
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly scope: string
  /** How to ask who it is. */
  profileRequest(accessToken: string, client: Client): Request
  profileOf(reply: Json): SocialProfile
}

/** A provider of OpenID Connect: everything else is found at its address. */
export interface OpenidProvider {
  readonly issuer: string
  readonly scope: string
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const emailOf = (value: unknown): string | null => text(value) || null

/** Claims of OpenID Connect (Core §5.1). */
export const profileOfClaims = (claims: Json): SocialProfile => ({
  subject: text(claims['sub']),
  firstName: text(claims['given_name']) || text(claims['name']).split(/\s+/)[0]!,
  lastName: text(claims['family_name']),
  email: emailOf(claims['email']),
  isEmailProved: claims['email_verified'] === true,
})

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`

const vkontakte: OauthProvider = {
  authorizationEndpoint: 'https://id.vk.com/authorize',
  tokenEndpoint: 'https://id.vk.com/oauth2/auth',
  scope: 'vkid.personal_info email',
  profileRequest: (accessToken, { clientId }) =>
    new Request('https://id.vk.com/oauth2/user_info', {
      method: 'POST',
      body: new URLSearchParams({ access_token: accessToken, client_id: clientId }),
    }),
  profileOf: ({ user }) => {
    const said = (user ?? {}) as Json
    return {
      subject: text(said['user_id']),
      firstName: text(said['first_name']),
      lastName: text(said['last_name']),
      email: emailOf(said['email']),
      isEmailProved: false,
    }
  },
}

const mailru: OauthProvider = {
  authorizationEndpoint: 'https://oauth.mail.ru/login',
  tokenEndpoint: 'https://oauth.mail.ru/token',
  scope: 'userinfo',
  profileRequest: (accessToken) =>
    new Request(withQuery('https://oauth.mail.ru/userinfo', { access_token: accessToken })),
  profileOf: (said) => ({
    subject: text(said['id']),
    firstName: text(said['first_name']),
    lastName: text(said['last_name']),
    email: emailOf(said['email']),
    // The mailbox is its own.
    isEmailProved: true,
  }),
}

const facebook: OauthProvider = {
  authorizationEndpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenEndpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
  scope: 'public_profile,email',
  profileRequest: (accessToken) =>
    new Request('https://graph.facebook.com/v23.0/me?fields=id,first_name,last_name,email', {
      headers: { authorization: `Bearer ${accessToken}` },
    }),
  profileOf: (said) => ({
    subject: text(said['id']),
    firstName: text(said['first_name']),
    lastName: text(said['last_name']),
    email: emailOf(said['email']),
    isEmailProved: false,
  }),
}

const odnoklassniki: OauthProvider = {
  authorizationEndpoint: 'https://connect.ok.ru/oauth/authorize',
  tokenEndpoint: 'https://api.ok.ru/oauth/token.do',
  scope: 'VALUABLE_ACCESS;GET_EMAIL',
  profileRequest: (accessToken, { clientSecret, publicKey = '' }) => {
    const md5 = (what: string) => createHash('md5').update(what).digest('hex')
    const query = { application_key: publicKey, format: 'json', method: 'users.getCurrentUser' }
    const signed = Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('')
    // The provider requires MD5; it only signs the call, which is sent over TLS.
    const sig = md5(signed + md5(accessToken + clientSecret))
    return new Request(withQuery('https://api.ok.ru/fb.do', { ...query, sig, access_token: accessToken }))
  },
  profileOf: (said) => ({
    subject: text(said['uid']),
    firstName: text(said['first_name']),
    lastName: text(said['last_name']),
    email: emailOf(said['email']),
    isEmailProved: false,
  }),
}

const yandex: OauthProvider = {
  authorizationEndpoint: 'https://oauth.yandex.ru/authorize',
  tokenEndpoint: 'https://oauth.yandex.ru/token',
  scope: 'login:info login:email',
  profileRequest: (accessToken) =>
    new Request('https://login.yandex.ru/info?format=json', {
      headers: { authorization: `OAuth ${accessToken}` },
    }),
  profileOf: (said) => ({
    subject: text(said['id']),
    firstName: text(said['first_name']),
    lastName: text(said['last_name']),
    email: emailOf(said['default_email']),
    // Yandex proves every address of an account.
    isEmailProved: true,
  }),
}

const oauthProviders: Partial<Record<Provider, OauthProvider>> = {
  vkontakte,
  mailru_oauth2: mailru,
  facebook,
  odnoklassniki,
  yandex,
}

const openidScope = 'openid email profile'
const ownIssuers: Partial<Record<Provider, string>> = { google_oauth2: 'https://accounts.google.com' }

/** The protocol of a provider. An OpenID `issuer` in the settings takes precedence over the known endpoints. */
export function waysOf(provider: Provider, { issuer }: Client): OauthProvider | OpenidProvider {
  const address = issuer ?? ownIssuers[provider]
  if (address !== undefined) return { issuer: address, scope: openidScope }
  return oauthProviders[provider]!
}
