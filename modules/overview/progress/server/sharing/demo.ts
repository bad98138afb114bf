import type { DemoPart } from '@school/demo-school/server'
import { makeUlid } from '@school/kernel/server'
import { addDays, dayIn, lastSecondOf } from '@school/texts'
import { putShare } from './queries.ts'

/** A pupil has given grandmother a link for a month. */
export const progressDemo: DemoPart = {
  name: 'progress',
  seed: async ({ unit, accounts, now }) => {
    const endsAt = lastSecondOf(addDays(dayIn(now), 30))
    await putShare(unit.sql, { token: makeUlid(now), userId: accounts.get('pupil')!, endsAt }, now)
  },
}
