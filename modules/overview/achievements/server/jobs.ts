import type { Sql } from '@school/db'
import type { WalkFrom, WalkingJob } from '@school/kernel/server'
import { grantAchievements } from './grants.ts'

type Source = 'reward_transactions' | 'certificates'

/** One transaction stays short; the rest waits for the next minute. */
const portion = 20_000

/** Rows get their numbers before they are committed: those just behind the bookmark may have come after it was set. */
const lookBack = 100

/** Whose rows are new since the bookmark are due from now on, and the bookmark moves past them. */
async function readOn(sql: Sql, source: Source): Promise<void> {
  await sql.query({
    name: `read_on_${source}`,
    text: `with known as (
        select coalesce((select last_id from achievement_bookmarks where source = $1), 0) as last_id
      ), fresh as (
        select r.id, r.user_id from ${source} r, known where r.id > known.last_id order by r.id limit ${portion}
      ), reached as (
        insert into achievement_bookmarks (source, last_id) select $1, max(id) from fresh having max(id) is not null
        on conflict (source) do update set last_id = excluded.last_id
      )
      insert into achievement_due (user_id)
        select user_id from fresh
        union
        select r.user_id from ${source} r, known
        where r.id > known.last_id - ${lookBack} and r.id <= known.last_id and exists (select from fresh)
      on conflict do nothing`,
    values: [source],
  })
}

async function listDue(sql: Sql, { after, except }: WalkFrom<number>): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'list_due_achievements',
    text: `select user_id as "userId" from achievement_due
      where user_id > $1 and user_id <> all($2::int[]) order by user_id limit ${portion}`,
    values: [after ?? 0, except],
  })
  return rows.map(({ userId }) => userId)
}

/** Steps of the ledger and diplomas, and everything that happened before there were grants. */
export const grantReached: WalkingJob = {
  name: 'grant-achievements',
  schedule: '* * * * *',
  summary: 'Grants achievements to those who were rewarded or got a diploma since the last minute',
  list: async ({ sql }, from) => {
    if (from.after === null) {
      await readOn(sql, 'reward_transactions')
      await readOn(sql, 'certificates')
    }
    return listDue(sql, from)
  },
  each: async ({ sql, now }, userIds) => {
    await sql.query({
      name: 'take_due_achievements',
      text: 'delete from achievement_due where user_id = any($1::int[])',
      values: [userIds],
    })
    await grantAchievements(sql, userIds, now)
  },
  together: 500,
}
