import { expect, test } from 'vitest'
import { type OauthProvider, profileOfClaims, waysOf } from './known-providers.ts'
import { SocialClients } from './settings.ts'

const client = { clientId: 'id', clientSecret: 'secret', publicKey: 'public' }
const oauth = (provider: Parameters<typeof waysOf>[0]) => waysOf(provider, client) as OauthProvider

const grinyov = { firstName: 'Пётр', lastName: 'Гринёв', email: 'petr@pochta.example' }

test.each([
  [
    'vkontakte',
    { user: { user_id: '17', first_name: 'Пётр', last_name: 'Гринёв', email: 'petr@pochta.example' } },
    false,
  ],
  [
    'mailru_oauth2',
    { id: '17', first_name: 'Пётр', last_name: 'Гринёв', email: 'petr@pochta.example' },
    true,
  ],
  ['facebook', { id: '17', first_name: 'Пётр', last_name: 'Гринёв', email: 'petr@pochta.example' }, false],
  [
    'odnoklassniki',
    { uid: 17, first_name: 'Пётр', last_name: 'Гринёв', email: 'petr@pochta.example' },
    false,
  ],
  [
    'yandex',
    { id: '17', first_name: 'Пётр', last_name: 'Гринёв', default_email: 'petr@pochta.example' },
    true,
  ],
] as const)('what %s says of a person is understood', (provider, said, isEmailProved) => {
  expect(oauth(provider).profileOf(said)).toEqual({ subject: '17', ...grinyov, isEmailProved })
})

test.each(['vkontakte', 'mailru_oauth2', 'facebook', 'odnoklassniki', 'yandex'] as const)(
  'a useless reply of %s identifies no person',
  (provider) => {
    expect(oauth(provider).profileOf({})).toMatchObject({ subject: '', email: null })
  },
)

test('claims of OpenID are understood; an address is proved only when they say so', () => {
  const claims = { sub: '17', given_name: 'Пётр', family_name: 'Гринёв', email: 'petr@pochta.example' }
  expect(profileOfClaims(claims)).toEqual({ subject: '17', ...grinyov, isEmailProved: false })
  expect(profileOfClaims({ ...claims, email_verified: true }).isEmailProved).toBe(true)
  expect(profileOfClaims({ sub: '17', name: 'Пётр Гринёв' }).firstName).toBe('Пётр')
})

test('a call to Odnoklassniki is signed as they ask', () => {
  const { searchParams } = new URL(oauth('odnoklassniki').profileRequest('token', client).url)
  // md5('application_key=publicformat=jsonmethod=users.getCurrentUser' + md5('tokensecret'))
  expect(searchParams.get('sig')).toBe('fe29d3cd0922ac848a4f0ccdfe7e0fb8')
})

test.each([
  ['educont without an address', { educont: { clientId: 'a', clientSecret: 'b' } }],
  ['Odnoklassniki without the public key', { odnoklassniki: { clientId: 'a', clientSecret: 'b' } }],
  ['an unknown provider', { myspace: { clientId: 'a', clientSecret: 'b' } }],
  ['a client without a secret', { yandex: { clientId: 'a' } }],
])('settings of %s are refused', (_, settings) => {
  expect(SocialClients.safeParse(settings).success).toBe(false)
})

test('an address of OpenID in the settings wins over what a provider is known for', () => {
  expect(waysOf('yandex', { ...client, issuer: 'https://sso.example' })).toMatchObject({
    issuer: 'https://sso.example',
  })
})
