import { type Ctx, handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { countUnreadOf, listOf, listUnreadOf, noteRead, type NotificationRow } from './queries.ts'

const present = (row: NotificationRow): contract.Notification => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})

/** Promotions there are none of. */
const readCounters = async ({ sql, viewer }: Ctx): Promise<contract.NotificationCounters> => ({
  campaigns: 0,
  unread: await countUnreadOf(sql, viewer.id),
})

export const routes = [
  handle(contract.listNotifications, async (ctx, { query }) => {
    const { kindEq = null, stateEq } = query.q
    const wanted = { kind: kindEq, isUnread: stateEq === 'unread' }
    const { rows, total } = await listOf(ctx.sql, ctx.viewer.id, wanted, query)
    return { rows: rows.map(present), total }
  }),
  handle(contract.countUnread, readCounters),
  handle(contract.listUnread, async (ctx) =>
    (await listUnreadOf(ctx.sql, ctx.viewer.id, contract.mostUnread)).map(present),
  ),
  handle(contract.markRead, async (ctx, { body }) => {
    await noteRead(ctx.sql, ctx.viewer.id, body.ids ?? null, ctx.now)
    return readCounters(ctx)
  }),
]
