import { userOf } from '@school/accounts/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { dayIn, schoolZone } from '@school/texts'
import { mistakeErrors } from '../contract/errors.ts'
import { type CardRow, findCard } from './queries.ts'

export const refuse = refusals(mistakeErrors)

/** The viewer's own day. */
export const todayOf = (ctx: Ctx): string => dayIn(ctx.now, userOf(ctx)?.timezone ?? schoolZone)

/** The viewer's card. Cards of others and cards that may not be read now are not found. @throws mistake_not_found */
export async function accessCard(ctx: Ctx, id: number): Promise<CardRow> {
  const card = await findCard(ctx, id, ctx.viewer.id, { lock: false })
  if (!card) throw refuse('mistake_not_found')
  return card
}

/** The viewer's card, locked until the commit. @throws mistake_not_found */
export async function accessCardToChange(ctx: Ctx, id: number): Promise<CardRow> {
  const card = await findCard(ctx, id, ctx.viewer.id, { lock: true })
  if (!card) throw refuse('mistake_not_found')
  return card
}
