import type { JobContext, WalkFrom, WalkingJob } from '@school/kernel/server'
import type { Sql } from '@school/db'
import { standingsOf } from './present.ts'
import { listUnderWay } from './queries.ts'
import { notifyReached } from './notify.ts'

const portion = 500
/** An answer has the instant of its request and is committed after it; the walk itself takes a while too. */
const lookBackMs = 10 * 60_000
/** Where the first reading begins. */
const firstLookMs = 24 * 3_600_000

async function findBookmark(sql: Sql, now: Date): Promise<Date> {
  const { rows } = await sql.query<{ readUntil: Date }>({
    name: 'find_objective_bookmark',
    text: `select read_until as "readUntil" from objective_bookmarks where source = 'answers'`,
  })
  return rows[0]?.readUntil ?? new Date(now.getTime() - firstLookMs)
}

/** Pupils with goals under way who have done something since then. */
async function listDue({ sql, now }: JobContext, { after, except }: WalkFrom<number>): Promise<number[]> {
  const from = await findBookmark(sql, now)
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_pupils_with_due_objectives',
    text: `select distinct a.user_id as id from (
          select attempt_id from answers where answered_at > $1 and answered_at <= $2
          union select id from attempts where judged_at > $1 and judged_at <= $2
        ) fresh join attempts a on a.id = fresh.attempt_id
      where a.user_id > $3 and a.user_id <> all($4::int[])
        and exists (select from objectives o where o.user_id = a.user_id and o.state = 'active' and o.reached_at is null)
      order by 1 limit ${portion}`,
    values: [new Date(from.getTime() - lookBackMs), now, after ?? 0, except],
  })
  if (rows.length === 0)
    await sql.query({
      name: 'move_objective_bookmark',
      text: `insert into objective_bookmarks (source, read_until) values ('answers', $1)
        on conflict (source) do update set read_until = excluded.read_until`,
      values: [now],
    })
  return rows.map(({ id }) => id)
}

/** Stores that these pupils have reached goals, which stays so, and notifies once. */
export async function noteReached(ctx: JobContext, userIds: readonly number[]): Promise<void> {
  const rows = await listUnderWay(ctx.sql, userIds)
  const reached = (await standingsOf(ctx, rows)).filter(({ state }) => state === 'reached')
  if (reached.length === 0) return
  await ctx.sql.query({
    name: 'note_reached_objectives',
    text: `update objectives o set reached_at = $2 where o.id = any($1::int[]) and o.state = 'active'`,
    values: [reached.map(({ row }) => row.id), ctx.now],
  })
  await notifyReached(
    ctx,
    reached.map(({ row }) => row),
  )
}

/** A goal is seen to be reached within minutes; who opens the page sees it at once. */
export const noteReachedObjectives: WalkingJob = {
  name: 'note-reached-objectives',
  schedule: '*/5 * * * *',
  summary: 'Saves which goals were reached since the last run and notifies their people',
  list: listDue,
  each: noteReached,
  together: 100,
}
