import type { Sql } from '@school/db'
import type { JobContext, WalkFrom, WalkingJob } from '@school/kernel/server'
import { keepMistakes } from './keep.ts'

const portion = 5000
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** An answer carries the time of its request and is committed later: rows just before the bookmark may appear after it was read. */
const lookBackMs = 2 * minuteMs
/** How far back the first run goes, and how much time one run reads at most. */
const firstLookMs = 14 * dayMs
const mostMs = firstLookMs

/**
 * Changes of a period: answers judged at once, and attempts judged as a whole. Right answers matter only when
 * a card exists.
 */
const sources = {
  answers: `select distinct g.attempt_id from answers g join attempts a on a.id = g.attempt_id join works w on w.id = a.work_id
    where g.answered_at > $1 and g.answered_at <= $2 and w.kind <> 'mistake' and w.rules ->> 'mode' is distinct from 'exam'
      and (g.verdict ->> 'outcome' <> 'right' or exists (select from mistakes m where m.attempt_id = a.id))`,
  attempts: `select a.id as attempt_id from attempts a join works w on w.id = a.work_id
    where a.judged_at > $1 and a.judged_at <= $2 and w.kind <> 'mistake'`,
} as const

type Source = keyof typeof sources

async function findBookmark(sql: Sql, source: Source, now: Date): Promise<Date> {
  const { rows } = await sql.query<{ readUntil: Date }>({
    name: 'find_mistake_bookmark',
    text: 'select read_until as "readUntil" from mistake_bookmarks where source = $1',
    values: [source],
  })
  return rows[0]?.readUntil ?? new Date(now.getTime() - firstLookMs)
}

async function readOn(sql: Sql, source: Source, now: Date): Promise<void> {
  const from = await findBookmark(sql, source, now)
  const until = new Date(Math.min(now.getTime(), from.getTime() + mostMs))
  // The bounds are query parameters, so that the plan is made for a short period.
  await sql.query({
    name: `read_mistakes_of_${source}`,
    text: `insert into mistake_due (attempt_id, look_after) select fresh.attempt_id, $2 from (${sources[source]}) fresh
      on conflict (attempt_id) do update set look_after = excluded.look_after`,
    values: [new Date(from.getTime() - lookBackMs), until],
  })
  await sql.query({
    name: 'move_mistake_bookmark',
    text: `insert into mistake_bookmarks (source, read_until) values ($1, $2)
      on conflict (source) do update set read_until = excluded.read_until`,
    values: [source, until],
  })
}

/** Queues attempts because of a rare event. */
export const lookAt = ({ sql, now }: JobContext, attemptIds: readonly number[]) =>
  sql.query({
    name: 'look_at_attempts_for_mistakes',
    text: `insert into mistake_due (attempt_id, look_after) select id, $2 from attempts where id = any($1::int[])
      on conflict (attempt_id) do update set look_after = excluded.look_after`,
    values: [[...new Set(attemptIds)], now],
  })

/** Attempts whose answers a regrading has changed. */
export async function lookAtRegraded(ctx: JobContext, regradingIds: readonly number[]): Promise<void> {
  const { rows } = await ctx.sql.query<{ attemptId: number }>({
    name: 'list_regraded_attempts_for_mistakes',
    text: `select distinct r.attempt_id as "attemptId" from regraded_answers r
      where r.regrading_id = any($1::int[]) or r.regrading_id in (select undoes from regradings where id = any($1::int[]))`,
    values: [regradingIds],
  })
  await lookAt(
    ctx,
    rows.map(({ attemptId }) => attemptId),
  )
}

async function listDue({ sql, now }: JobContext, { after, except }: WalkFrom<number>): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_due_mistakes',
    text: `select attempt_id as id from mistake_due
      where attempt_id > $1 and attempt_id <> all($2::int[]) and look_after <= $3 order by attempt_id limit ${portion}`,
    values: [after ?? 0, except, now],
  })
  return rows.map(({ id }) => id)
}

/** Creates cards within a minute of the time when the pupil may know of the wrong answer; for delayed results within an hour. */
export const collectMistakes: WalkingJob = {
  name: 'collect-mistakes',
  schedule: '* * * * *',
  summary: 'Makes cards of what went wrong since the last minute',
  list: async (ctx, from) => {
    if (from.after === null) {
      await readOn(ctx.sql, 'answers', ctx.now)
      await readOn(ctx.sql, 'attempts', ctx.now)
    }
    return listDue(ctx, from)
  },
  each: keepMistakes,
  together: 200,
}
