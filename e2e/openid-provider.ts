import { openOpenidProvider } from '@school/identities/testing'

// By which the people of journeys sign in: `node e2e/openid-provider.ts PORT SITE`.
const [port, site] = process.argv.slice(2)
const { people } = await openOpenidProvider([`${site}/user/auth/yandex/callback`], Number(port))
// A login for each try of a journey: whom a try has signed up is a newcomer no more.
for (const retry of [0, 1, 2])
  people.set(`social-masha-${retry}`, {
    given_name: 'Маша',
    family_name: 'Миронова',
    email: `social-masha-${retry}@pochta.example`,
    email_verified: true,
  })
