import { userOf } from '@school/accounts/server'
import { commonErrors } from '@school/kernel/contract'
import { type Ctx, isUlid, refusals } from '@school/kernel/server'
import { dayIn, schoolZone } from '@school/texts'
import { calendarErrors } from '../contract/index.ts'
import {
  countOwn,
  findOwnerBy,
  findShare,
  lockOwn,
  type OwnerRow,
  type OwnRow,
  type ShareRow,
} from './queries.ts'
import type { Reader } from './rules/lists.ts'
import { type Days, isNear, spanIn } from './rules/span.ts'

export const refuse = refusals(calendarErrors)
const refuseAsEverywhere = refusals(commonErrors)

export interface Asked extends Days {
  readonly userId?: number | undefined
  readonly token?: string | undefined
}

interface Accessed {
  readonly owner: OwnerRow
  readonly reader: Reader
}

/** A calendar by a link, or the viewer's own; a parent may read the child's. @throws sign_in_required, calendar_share_not_found */
export async function accessCalendar(ctx: Ctx, { userId, token }: Asked): Promise<Accessed> {
  if (token !== undefined) {
    const { kind, schoolClassId: _, ...owner } = await accessOwnerBy(ctx, token, userId)
    if (kind !== 'page') throw refuse('calendar_share_not_found')
    return { owner, reader: 'stranger' }
  }
  const user = userOf(ctx)
  if (!user) throw refuseAsEverywhere('sign_in_required')
  if (userId !== undefined && userId !== user.id) throw refuse('calendar_share_not_found')
  return { owner: user, reader: user.isParent ? 'parent' : 'own' }
}

/** Whose calendar a link opens. @throws calendar_share_not_found */
export async function accessOwnerBy({ sql }: Pick<Ctx, 'sql'>, token: string, userId: number | undefined) {
  const owner = userId !== undefined && isUlid(token) ? await findOwnerBy(sql, token, userId) : undefined
  if (!owner) throw refuse('calendar_share_not_found')
  return owner
}

/** A link of the viewer's, revoked or not. @throws calendar_share_not_found */
export async function accessOwnShare({ sql, viewer }: Ctx, token: string): Promise<ShareRow> {
  const share = isUlid(token) ? await findShare(sql, token) : undefined
  if (!share || share.userId !== viewer.id) throw refuse('calendar_share_not_found')
  return share
}

/** An own item, cancelled or not, locked until the commit. @throws calendar_item_not_found */
export async function accessOwn({ sql, viewer }: Ctx, id: number): Promise<OwnRow> {
  const row = await lockOwn(sql, id, viewer.id)
  if (!row) throw refuse('calendar_item_not_found')
  return row
}

export const zoneOf = (ctx: Ctx): string => userOf(ctx)?.timezone ?? schoolZone

const mostADay = 20

/** @param except the item that is moved there. @throws calendar_day_far, calendar_day_full */
export async function requirePlace(ctx: Ctx, day: string, except?: number): Promise<void> {
  const zone = zoneOf(ctx)
  if (!isNear(day, dayIn(ctx.now, zone))) throw refuse('calendar_day_far')
  const span = { ...spanIn({ dateFrom: day, dateTo: day }, zone), userId: ctx.viewer.id }
  if ((await countOwn(ctx.sql, span, except)) >= mostADay) throw refuse('calendar_day_full')
}
