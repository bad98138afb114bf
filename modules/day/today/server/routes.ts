import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { addWish, beginDay, changeItem, takeRest, takeWishBack } from './actions.ts'
import { orderDay, returnDay, setDailyMinutes, takeDayOff } from './days.ts'
import { addOwn } from './own.ts'
import { presentPlan } from './present.ts'
import { findPlanRules, listItems } from './queries.ts'
import { readFeed } from './feed.ts'
import { readPlanData, todayOf } from './read.ts'
import { inOrder, withoutUnwanted } from './rules/index.ts'

export const routes = [
  handle(contract.getToday, async (ctx) => {
    const today = todayOf(ctx)
    const [feed, { wishes, goals }, kept] = await Promise.all([
      readFeed(ctx),
      findPlanRules(ctx.sql, ctx.viewer.id, today, today, today),
      listItems(ctx.sql, ctx.viewer.id, today, today),
    ])
    return inOrder(withoutUnwanted(feed, wishes, kept), goals)
  }),

  handle(contract.getDailyPlan, async (ctx, { query: { date = todayOf(ctx) } }) =>
    presentPlan(await readPlanData(ctx, date), date),
  ),

  handle(contract.beginDay, async (ctx) => {
    await beginDay(ctx, await readPlanData(ctx))
    return null
  }),

  handle(contract.takeRest, async (ctx) => {
    await takeRest(ctx)
    return null
  }),

  handle(contract.addPlanItem, async (ctx, { body }) => {
    await addOwn(ctx, body)
    return null
  }),

  handle(contract.changePlanItem, async (ctx, { params: { itemKey }, body: { state, day } }) => {
    await changeItem(ctx, itemKey, state, day)
    return null
  }),

  handle(contract.addPlanWish, async (ctx, { body: { key, reason } }) => {
    await addWish(ctx, key, reason)
    return null
  }),

  handle(contract.takeWishBack, async (ctx, { params: { wishId } }) => {
    await takeWishBack(ctx, wishId)
    return null
  }),

  handle(contract.setDailyMinutes, async (ctx, { body: { minutes } }) => {
    await setDailyMinutes(ctx, minutes)
    return null
  }),

  handle(contract.orderDay, async (ctx, { body }) => {
    await orderDay(ctx, body)
    return null
  }),

  handle(contract.takeDayOff, async (ctx, { body: { day } }) => {
    await takeDayOff(ctx, day)
    return null
  }),

  handle(contract.returnDay, async (ctx, { params: { day } }) => {
    await returnDay(ctx, day)
    return null
  }),
]
