import type { Sql } from '@school/db'
import type { Job } from '@school/kernel/server'
import { grantAchievements } from './grants.ts'

type Source = 'reward_transactions' | 'certificates'

/** One transaction stays short; the rest waits for the next minute. */
const portion = 20_000

/** Rows get their numbers before they are committed: those just behind the bookmark may have come after it was set. */
const lookBack = 100

/** Whose rows are new since the bookmark, and the bookmark moved past them. */
async function readOn(sql: Sql, source: Source): Promise<number[]> {
  const { rows } = await sql.query<{ userIds: number[] }>({
    name: `read_on_${source}`,
    text: `with known as (
        select coalesce((select last_id from achievement_bookmarks where source = $1), 0) as last_id
      ), fresh as (
        select r.id, r.user_id from ${source} r, known where r.id > known.last_id order by r.id limit ${portion}
      ), reached as (
        insert into achievement_bookmarks (source, last_id) select $1, max(id) from fresh having max(id) is not null
        on conflict (source) do update set last_id = excluded.last_id
      )
      select array(
        select user_id from fresh
        union
        select r.user_id from ${source} r, known
        where r.id > known.last_id - ${lookBack} and r.id <= known.last_id and exists (select from fresh)
      ) as "userIds"`,
    values: [source],
  })
  return rows[0]!.userIds
}

/** Steps of the ledger and diplomas, and everything that happened before there were grants. */
export const grantReached: Job = {
  name: 'grant-achievements',
  schedule: '* * * * *',
  summary: 'Grants achievements to those who were rewarded or got a diploma since the last minute',
  run: async ({ sql }) => {
    const rewarded = await readOn(sql, 'reward_transactions')
    const certified = await readOn(sql, 'certificates')
    await grantAchievements(sql, [...new Set([...rewarded, ...certified])])
  },
}
