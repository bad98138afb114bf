import { lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import { type Aim, mostActive } from '../contract/metric.ts'
import type { Objective } from '../contract/objective.ts'
import { accessOwnToChange, refuse, todayOf } from './access.ts'
import { requireAim, requireNew } from './aiming.ts'
import { present, type Standing, standingsOf } from './present.ts'
import { countOfPupil, findObjective, listSame, type ObjectiveRow } from './queries.ts'
import { refuseTerm } from './rules/aim.ts'
import { objectives } from './tables.ts'
import { notifyAnswered } from './notify.ts'

/** Goals are counted one after the other: two tabs set no sixth. @throws too_many_objectives */
async function requirePlace(ctx: Ctx): Promise<void> {
  await lockUser(ctx.sql, ctx.viewer.id)
  const { active } = await countOfPupil(ctx.sql, ctx.viewer.id)
  if (active >= mostActive) throw refuse('too_many_objectives')
}

/** A goal after a change, as the person who has changed it sees it. */
export async function readChanged(ctx: Ctx, id: number): Promise<Objective> {
  const row = (await findObjective(ctx.sql, id))!
  const [standing] = await standingsOf(ctx, [row])
  const { active } = await countOfPupil(ctx.sql, row.userId)
  return present(standing!, ctx.viewer.id, active)
}

export async function setOwn(ctx: Ctx, body: Aim): Promise<number> {
  const aim = await requireAim(ctx.sql, body, todayOf(ctx))
  await requirePlace(ctx)
  await requireNew(ctx.sql, ctx.viewer.id, aim)
  const [row] = await ctx.db
    .insert(objectives)
    .values({
      ...aim,
      userId: ctx.viewer.id,
      origin: 'own',
      state: 'active',
      setAt: ctx.now,
      beganAt: ctx.now,
    })
    .returning({ id: objectives.id })
  return row!.id
}

/** @throws objective_not_found, objective_closed, objective_term_over, too_many_objectives, objective_twice */
export async function acceptProposed(ctx: Ctx, id: number): Promise<void> {
  await lockUser(ctx.sql, ctx.viewer.id)
  const row = await accessOwnToChange(ctx, id)
  if (row.state === 'active') return
  if (row.state !== 'proposed') throw refuse('objective_closed')
  if (row.dueOn < todayOf(ctx)) throw refuse('objective_term_over')
  await requirePlace(ctx)
  if ((await listSame(ctx.sql, [ctx.viewer.id], row, ['active'])).length > 0) throw refuse('objective_twice')
  await ctx.sql.query({
    name: 'accept_objective',
    text: `update objectives set state = 'active', began_at = $2 where id = $1`,
    values: [id, ctx.now],
  })
  await notifyAnswered(ctx, row, { isAccepted: true, words: '' })
}

/** @throws objective_not_found, objective_closed */
export async function declineProposed(ctx: Ctx, id: number, words: string): Promise<void> {
  const row = await accessOwnToChange(ctx, id)
  if (row.state === 'declined') return
  if (row.state !== 'proposed') throw refuse('objective_closed')
  await ctx.sql.query({
    name: 'decline_objective',
    text: `update objectives set state = 'declined', decline_words = nullif($2, ''), closed_at = $3 where id = $1`,
    values: [id, words, ctx.now],
  })
  await notifyAnswered(ctx, row, { isAccepted: false, words })
}

const standingNow = async (ctx: Ctx, row: ObjectiveRow): Promise<Standing> =>
  (await standingsOf(ctx, [row]))[0]!

/** What was done when a goal is over stays as it was. */
const close = (ctx: Ctx, { row, measure }: Standing, state: 'claimed' | 'archived', reachedAt: Date | null) =>
  ctx.sql.query({
    name: 'close_objective',
    text: 'update objectives set state = $2, amount = $3, closed_at = $4, reached_at = $5 where id = $1',
    values: [row.id, state, Math.max(measure.amount, measure.best), ctx.now, reachedAt],
  })

/** @throws objective_not_found, objective_not_reached, objective_closed */
export async function claimReached(ctx: Ctx, id: number): Promise<void> {
  const row = await accessOwnToChange(ctx, id)
  if (row.state === 'claimed') return
  if (row.state !== 'active')
    throw refuse(row.state === 'proposed' ? 'objective_not_reached' : 'objective_closed')
  const standing = await standingNow(ctx, row)
  if (standing.state !== 'reached') throw refuse('objective_not_reached')
  await close(ctx, standing, 'claimed', row.reachedAt ?? ctx.now)
  await grant(
    ctx.sql,
    {
      userId: row.userId,
      currency: 'coins',
      amount: row.coins ?? 0,
      reason: 'objective',
      sourceType: 'objective',
      sourceId: id,
    },
    ctx.now,
  )
}

/** @throws objective_not_found, objective_not_expired, objective_moved, objective_date_early, objective_date_far, objective_date_near */
export async function moveExpired(ctx: Ctx, id: number, dueOn: string): Promise<void> {
  const row = await accessOwnToChange(ctx, id)
  const standing = await standingNow(ctx, row)
  if (row.movedAt !== null) {
    if (row.state === 'active' && row.dueOn === dueOn) return
    throw refuse('objective_moved')
  }
  if (standing.state !== 'expired') throw refuse('objective_not_expired')
  const refusal = refuseTerm({ ...row, dueOn }, standing.today, standing.measure.amount)
  if (refusal) throw refuse(refusal)
  await ctx.sql.query({
    name: 'move_objective',
    text: 'update objectives set due_on = $2, moved_at = $3 where id = $1',
    values: [id, dueOn, ctx.now],
  })
}

/** @throws objective_not_found, objective_closed */
export async function archiveOwn(ctx: Ctx, id: number): Promise<void> {
  const row = await accessOwnToChange(ctx, id)
  if (row.state === 'archived') return
  if (row.state !== 'active') throw refuse('objective_closed')
  const standing = await standingNow(ctx, row)
  // A reached goal is claimed, not archived.
  if (standing.state === 'reached') throw refuse('objective_closed')
  await close(ctx, standing, 'archived', null)
}
