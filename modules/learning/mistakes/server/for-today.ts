import type { Sql } from '@school/db'
import { dayIn } from '@school/texts'
import type { WithPolicies } from '@school/work-rules/server'
import { type DueMistake, listDueCards } from './queries.ts'

/** Twins due today by the pupil's own calendar, for day planning. */
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
