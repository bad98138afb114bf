import type { Ctx } from '@school/kernel/server'
import { addDays } from '@school/texts'
import type { SolvedAct } from '@school/work-rules/server'
import type { DismissalReason } from '../contract/mistake.ts'
import { accessCardToChange, refuse, todayOf } from './access.ts'
import { listCardsOfTwin } from './queries.ts'
import { afterTwin, isDue, laterDays, outcomeOf } from './rules.ts'
import { giveTwin } from './twins.ts'

/** Begins the twin or continues it. @throws mistake_not_found, mistake_closed, mistake_not_due, mistake_without_twin */
export async function startTwin(ctx: Ctx, id: number): Promise<void> {
  const card = await accessCardToChange(ctx, id)
  if (card.state !== 'open') throw refuse('mistake_closed')
  if (!isDue(card, todayOf(ctx))) throw refuse('mistake_not_due')
  await giveTwin(ctx, card)
}

/** Moves the cards of a twin that was answered. */
export async function countTwin(
  ctx: Ctx,
  attemptId: number,
  { act, status }: Pick<SolvedAct, 'act' | 'status'>,
): Promise<void> {
  const outcome = outcomeOf(act, status)
  if (outcome === null) return
  const today = todayOf(ctx)
  for (const card of await listCardsOfTwin(ctx, attemptId, ctx.viewer.id, { lock: true })) {
    if (card.state !== 'open' || card.twinOutcome !== null) continue
    const { state, step, returnsOn } = afterTwin(card.step, outcome, today)
    const isClosed = state === 'closed'
    await ctx.sql.query({
      name: 'move_mistake',
      text: `update mistakes set state = $2, step = $3, returns_on = $4, twin_outcome = $5, moved_at = $6, closed_at = $7, closed_by = $8,
          dismissal = null, put_off_from = null
        where id = $1`,
      values: [
        card.id,
        state,
        step,
        returnsOn,
        outcome,
        ctx.now,
        isClosed ? ctx.now : null,
        isClosed ? 'solved' : null,
      ],
    })
  }
}

/** Dismisses a card or postpones it. @throws mistake_not_found, mistake_closed */
export async function dismissMistake(ctx: Ctx, id: number, reason: DismissalReason): Promise<void> {
  const card = await accessCardToChange(ctx, id)
  if (card.state === 'closed') throw refuse('mistake_closed')
  if (card.dismissal === reason) return
  const from = card.putOffFrom ?? card.returnsOn
  const isLater = reason === 'later'
  await ctx.sql.query({
    name: 'dismiss_mistake',
    text: `update mistakes set state = $2, dismissal = $3, returns_on = $4, put_off_from = $5, closed_at = $6 where id = $1`,
    values: [
      id,
      isLater ? 'open' : 'dismissed',
      reason,
      isLater ? addDays(todayOf(ctx), laterDays) : from,
      from,
      isLater ? null : ctx.now,
    ],
  })
}

/** Undoes a dismissal. @throws mistake_not_found */
export async function restoreMistake(ctx: Ctx, id: number): Promise<void> {
  const card = await accessCardToChange(ctx, id)
  if (card.dismissal === null) return
  await ctx.sql.query({
    name: 'restore_mistake',
    text: `update mistakes set state = 'open', dismissal = null, returns_on = put_off_from, put_off_from = null, closed_at = null where id = $1`,
    values: [id],
  })
}
