import type { Provider } from '../contract/provider.ts'
import type { SocialProfile } from './known-providers.ts'
import { demoProfiles } from './ru-demo.ts'
import { ProviderDenied, type Talk } from './talk.ts'

/** The demo provider of portals with `externalSignInOnly`, used where no provider is switched on. */
export const demoProvider: Provider = 'educont'

/** The path of the demo provider’s page; never in production. */
export const demoProviderPath = '/dev/provider'

export interface DemoPerson {
  readonly login: string
  readonly title: string
}
export const demoPeople: readonly DemoPerson[] = demoProfiles.map(({ login, title }) => ({ login, title }))

function profileOf(login: string | null): SocialProfile {
  const found = demoProfiles.find((one) => one.login === login)
  if (!found) throw new ProviderDenied('access_denied')
  const { firstName, lastName } = found
  return {
    subject: `demo:${found.login}`,
    firstName,
    lastName,
    email: `${found.login}@itech.example`,
    isEmailProved: true,
  }
}

/** The demo provider returns the login itself as `code`. `state` is checked as with every other provider. */
export const demoTalk: Talk = {
  async addressFor({ state }, callback) {
    const { origin, pathname } = new URL(callback)
    return `${origin}${demoProviderPath}?${new URLSearchParams({ to: pathname, state })}`
  },
  profileOf: async (_secrets, _callback, query) => profileOf(query.get('code')),
}
