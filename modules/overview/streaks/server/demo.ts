import type { DemoPart } from '@school/demo-school/server'
import { addDays, dayIn } from '@school/texts'

/** A parent has marked two days of a cold. */
export const streaksDemo: DemoPart = {
  name: 'streaks',
  needs: ['families'],
  seed: async ({ unit, accounts, now }) => {
    const today = dayIn(now)
    await unit.sql.query({
      text: `insert into streak_rest_days (user_id, from_day, to_day, set_by, set_at)
        select child_id, $2, $3, parent_id, $4 from family_links where parent_id = $1 and state = 'active'
        order by child_id limit 1`,
      values: [accounts.get('parent')!, addDays(today, -9), addDays(today, -8), now],
    })
  },
}
