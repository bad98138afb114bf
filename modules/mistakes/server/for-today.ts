import type { Sql } from '@school/db'
import { dayIn } from '@school/texts'
import type { WithPolicies } from '@school/works/server'
import { type DueMistake, listDueCards } from './queries.ts'

/** What comes back to a pupil today, by their own calendar: for whoever plans the day. */
export async function findMistakesForToday(
  ctx: WithPolicies & { sql: Sql },
  userId: number,
  now: Date,
): Promise<DueMistake[]> {
  const { rows } = await ctx.sql.query<{ zone: string }>({
    name: 'find_zone_for_mistakes',
    text: 'select timezone as zone from users where id = $1',
    values: [userId],
  })
  return rows[0] ? listDueCards(ctx, userId, dayIn(now, rows[0].zone)) : []
}
