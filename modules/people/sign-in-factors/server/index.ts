import { accessReset, signInStep, waysIn } from '@school/accounts/server'
import { personPart } from '@school/personal-data/server'
import { type Ctx, extend, type ServerModule } from '@school/kernel/server'
import { forgetSteps, resealAppsOf } from './jobs.ts'
import { forgetFactors, listPasskeys } from './queries.ts'
import { accountRoutes, signInRoutes } from './routes.ts'
import { sealOf } from './seal.ts'
import type { FactorSettings } from './settings.ts'
import { askForFactor } from './step.ts'
import { relyingPartyOf } from './webauthn.ts'
import { signInFactorsPart } from './person-part.ts'

export function signInFactorsModuleOf(settings: FactorSettings): ServerModule {
  const seal = sealOf(settings.secrets)
  const partyOf = ({ visit }: Pick<Ctx, 'visit'>) => relyingPartyOf(settings, settings.schoolName, visit.host)
  const tools = { settings, seal, partyOf }
  return {
    name: 'sign-in-factors',
    routes: [...accountRoutes(tools), ...signInRoutes(tools)],
    jobs: [forgetSteps, resealAppsOf(seal)],
    extensions: [
      extend(personPart, signInFactorsPart),
      extend(accessReset, forgetFactors),
      extend(signInStep, askForFactor),
      extend(waysIn, async ({ db }, userId) => (await listPasskeys(db, userId)).length),
    ],
  }
}
