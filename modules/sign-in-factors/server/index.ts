import { signInStep } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { forgetSteps, resealAppsOf } from './jobs.ts'
import { accountRoutes, signInRoutes } from './routes.ts'
import { sealOf } from './seal.ts'
import type { FactorSettings } from './settings.ts'
import { askForFactor } from './step.ts'
import { relyingPartyOf } from './webauthn.ts'

export function signInFactorsRoomOf(settings: FactorSettings): Room {
  const seal = sealOf(settings.secrets)
  const tools = { settings, seal, party: relyingPartyOf(settings.publicUrl, settings.schoolName) }
  return {
    name: 'sign-in-factors',
    routes: [...accountRoutes(tools), ...signInRoutes(tools)],
    jobs: [forgetSteps, resealAppsOf(seal)],
    extensions: [extend(signInStep, askForFactor)],
  }
}
