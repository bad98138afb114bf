import type { Room } from '@school/kernel/server'
import { forgetOffers } from './actions.ts'
import { routesOf } from './routes.ts'
import type { SocialClients } from './settings.ts'
import { talksOf } from './talk.ts'

export { SocialClients } from './settings.ts'

export const identitiesRoomOf = ({
  socialClients,
  publicUrl,
  isDemo,
}: {
  socialClients: SocialClients
  publicUrl: string
  isDemo: boolean
}): Room => ({
  name: 'identities',
  routes: routesOf({ talks: talksOf(socialClients), publicUrl, isDemo }),
  jobs: [forgetOffers],
})
