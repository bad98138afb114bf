import { accessReset, waysIn } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { forgetOffers } from './actions.ts'
import { demoProvider } from './demo-talk.ts'
import { listBindings } from './queries.ts'
import { routesOf } from './routes.ts'
import type { SocialClients } from './settings.ts'
import { talksOf } from './talk.ts'
import { identitiesPart } from './person-part.ts'
import { identities } from './tables.ts'

export { demoPeople, demoProviderPath } from './demo-talk.ts'
export { SocialClients } from './settings.ts'

export const identitiesModuleOf = ({
  socialClients,
  publicUrl,
  isPortal,
  isDemo,
  isProduction,
}: {
  socialClients: SocialClients
  publicUrl: string
  isPortal: (host: string) => boolean
  isDemo: boolean
  isProduction: boolean
}): ServerModule => {
  const talks = talksOf(socialClients)
  const hasDemoProvider = isDemo && !isProduction
  return {
    name: 'identities',
    routes: routesOf({ talks, publicUrl, isPortal, isDemo, hasDemoProvider }),
    jobs: [forgetOffers],
    extensions: [
      extend(personPart, identitiesPart),
      extend(accessReset, async ({ db }, userId) => {
        await db.delete(identities).where(eq(identities.userId, userId))
      }),
      // A provider that is switched off is no way in.
      extend(waysIn, async ({ db }, userId) => {
        const bound = await listBindings(db, userId)
        return bound.filter(
          ({ provider }) => talks.has(provider) || (hasDemoProvider && provider === demoProvider),
        ).length
      }),
    ],
  }
}
