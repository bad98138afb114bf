import type { Ctx } from '@school/kernel/server'
import type { RegradingDecision } from '../contract/regrading.ts'
import { enlistChanges } from './queries.ts'

/**
 * SQL condition over `regradings r`: whether its changes may be undone: once, and only without a later key.
 */
export const mayBeUndoneSql = `(r.state = 'done' and r.undoes is null and r.answers_changed > 0
    and not exists (select from regradings u where u.undoes = r.id)
    and not exists (select from regradings later where later.task_id = r.task_id and later.id <> r.id and later.undoes is null
      and (later.state = 'waiting' or later.state = 'done' and later.answers_changed > 0
        and (later.finished_at, later.id) > (r.finished_at, r.id)
        and not exists (select from regradings u where u.undoes = later.id))))`

/**
 * Decides about a held regrading: the job judges all answers again, or it is refused finally. Idempotent.
 * @returns false when it was decided otherwise, or the key has changed meanwhile
 */
export async function decideRegrading(
  ctx: Ctx,
  regradingId: number,
  decision: RegradingDecision,
): Promise<boolean> {
  // The previewed key is the one that is confirmed: changes that are not listed yet are listed first.
  await enlistChanges(ctx)
  const { rows } = await ctx.sql.query<{ state: string; isDecided: boolean }>({
    name: 'lock_regrading',
    text: `select state, decided_at is not null as "isDecided" from regradings where id = $1 for update`,
    values: [regradingId],
  })
  const { state, isDecided } = rows[0]!
  if (state !== 'held')
    return decision === 'refuse' ? state === 'refused' : isDecided && ['waiting', 'done'].includes(state)
  await ctx.sql.query({
    name: 'decide_regrading',
    text: 'update regradings set state = $2, decided_by = $3, decided_at = $4 where id = $1',
    values: [regradingId, decision === 'confirm' ? 'waiting' : 'refused', ctx.viewer.id, ctx.now],
  })
  return true
}

/** Queues the undo of a regrading, once. @returns false when there is nothing to undo, or a later key applies */
export async function undoRegrading(ctx: Ctx, regradingId: number): Promise<boolean> {
  await ctx.sql.query({
    name: 'undo_regrading',
    text: `insert into regradings (task_id, from_hash, to_hash, state, undoes, decided_by, decided_at, created_at)
      select r.task_id, r.to_hash, r.from_hash, 'waiting', r.id, $2, $3, $3 from regradings r where r.id = $1 and ${mayBeUndoneSql}
      on conflict (undoes) do nothing`,
    values: [regradingId, ctx.viewer.id, ctx.now],
  })
  // A separate statement: it sees an undo committed concurrently.
  const { rowCount } = await ctx.sql.query({
    name: 'find_undo_of_regrading',
    text: 'select from regradings where undoes = $1',
    values: [regradingId],
  })
  return rowCount === 1
}
