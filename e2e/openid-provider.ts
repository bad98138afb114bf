import { openOpenidProvider } from '@school/identities/testing'

// An OpenID provider for sign-ins of journeys: `node e2e/openid-provider.ts PORT SITE`.
const [port, site] = process.argv.slice(2)
const portal = Object.assign(new URL(site!), { hostname: 'itech.portal.localhost' }).origin
const { people } = await openOpenidProvider(
  [site, portal].map((origin) => `${origin}/user/auth/yandex/callback`),
  Number(port),
)
// A login for each try of a journey: after a try the person is no longer a newcomer.
for (const login of ['social-masha', 'portal-masha'])
  for (const retry of [0, 1, 2])
    people.set(`${login}-${retry}`, {
      given_name: 'Маша',
      family_name: 'Миронова',
      email: `${login}-${retry}@pochta.example`,
      email_verified: true,
    })
