import type { DemoPart } from '@school/demo-school/server'
import { seedFormerSeason } from './seed-former.ts'

/** The finished olympiad also took place a year ago, without the demo people. */
export const formerSeasonOfDemo: DemoPart = {
  name: 'olympiads.former-season',
  needs: ['olympiads.protocols'],
  seed: ({ unit, accounts }) => seedFormerSeason(unit, 'autumn-pattern', [...accounts.values()]),
}
