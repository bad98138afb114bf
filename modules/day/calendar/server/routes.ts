import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { addOwn, changeOwn, putShare, removeOwn, revokeShare } from './actions.ts'
import { readFeed } from './ics.ts'
import { presentShare, readCalendar, type Site } from './read.ts'

export const routesOf = (place: Site): Route[] => [
  handle(contract.getCalendar, (ctx, { query }) => readCalendar(ctx, query, place)),

  handle(contract.feedCalendar, (ctx, { query }) => readFeed(ctx, query, place)),

  handle(contract.addCalendarItem, async (ctx, { body }) => ({ id: await addOwn(ctx, body) })),

  handle(contract.changeCalendarItem, async (ctx, { params, body }) => {
    await changeOwn(ctx, params.itemId, body)
    return null
  }),

  handle(contract.removeCalendarItem, async (ctx, { params }) => {
    await removeOwn(ctx, params.itemId)
    return null
  }),

  handle(contract.shareCalendar, async (ctx, { body }) =>
    presentShare(await putShare(ctx, body.kind, body.schoolClassId), place),
  ),

  handle(contract.revokeCalendarShare, async (ctx, { params }) => {
    await revokeShare(ctx, params.shareToken)
    return null
  }),
]
