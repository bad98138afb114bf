import type { Sql } from '@school/db'
import type { WalkFrom, WalkingJob } from '@school/kernel/server'
import { seal } from './chain.ts'
import { listUnwritten } from './facts.ts'
import { addEntries, findLastEntry } from './queries.ts'

interface Timed {
  readonly sql: Sql
  readonly now: Date
}

/** Key of the advisory lock: one writer for a protocol at a time. */
const lockOfProtocols = 7_421

/** The protocol is updated every minute for this many days after publication; appeals end long before. */
const daysAfter = 60

async function listLive(sql: Sql, now: Date, { after, except }: WalkFrom<number>): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_stages_with_protocol',
    text: `select s.id from olympiad_stages s
      where (s.opens_at <= $1 or exists (select from olympiad_stage_changes c where c.stage_id = s.id))
        and (s.cancelled_at is null or s.cancelled_at > $1 - interval '1 day') and (s.published_at is null or s.published_at > $1 - interval '${daysAfter} days')
        and s.id > $2 and s.id <> all($3::int[]) order by s.id`,
    values: [now, after ?? 0, except],
  })
  return rows.map(({ id }) => id)
}

/** Records new events of a stage. Idempotent. */
export async function writeProtocol({ sql, now }: Timed, stageId: number): Promise<void> {
  await sql.query({
    name: 'lock_protocol',
    text: 'select pg_advisory_xact_lock($1, $2)',
    values: [lockOfProtocols, stageId],
  })
  const facts = await listUnwritten(sql, stageId, now)
  if (facts.length === 0) return
  await addEntries(sql, stageId, seal(stageId, await findLastEntry(sql, stageId), facts))
}

/** Records the protocols of all live stages: for the demo school. */
export async function writeProtocols(unit: Timed): Promise<void> {
  for (const stageId of await listLive(unit.sql, unit.now, { after: null, except: [] }))
    await writeProtocol(unit, stageId)
}

export const keepProtocols: WalkingJob = {
  name: 'keep-olympiad-protocols',
  schedule: '* * * * *',
  summary: 'Writes down what has happened in stages of olympiads into their protocols',
  list: (ctx, from) => listLive(ctx.sql, ctx.now, from),
  each: async (ctx, stageIds) => {
    for (const stageId of stageIds) await writeProtocol(ctx, stageId)
  },
}
