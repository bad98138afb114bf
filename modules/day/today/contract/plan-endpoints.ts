import { endpoint, idParams, TypedLine } from '@school/kernel/contract'
import * as z from 'zod'
import { DailyPlan, PlanKey, PlanState } from './plan.ts'
import { says } from './ru.ts'
import { WishReason } from './wish.ts'

const changes = ['today.plans'] as const
const Day = z.iso.date()
const Asked = z.object({ date: Day.optional() })

export const getDailyPlan = endpoint({
  name: 'today.getDailyPlan',
  method: 'GET',
  path: '/api/user/daily_plan',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  // As for the feed: rows of contributing modules are refetched at every visit.
  reads: ['today.plans', 'families.controls', 'families.links'],
  summary: 'The plan of a day: of today, as it was of a day that is over, what is due on one to come',
  query: Asked,
  reply: DailyPlan,
})

export const beginDay = endpoint({
  name: 'today.beginDay',
  method: 'POST',
  path: '/api/user/daily_plan/begins',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Begins today: from now on its plan does not grow; repeating it changes nothing',
  reply: z.null(),
})

export const takeRest = endpoint({
  name: 'today.takeRest',
  method: 'POST',
  path: '/api/user/daily_plan/rests',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Takes what was left of the last planned day into today, before it is begun',
  reply: z.null(),
})

export const addPlanItem = endpoint({
  name: 'today.addItem',
  method: 'POST',
  path: '/api/user/daily_plan/items',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Something of one’s own to do, today or on a day to come',
  body: z.object({
    title: TypedLine.min(1, says.noTitle).max(120, says.longTitle),
    minutes: z.int().min(5, says.badMinutes).max(240, says.badMinutes),
    day: Day.optional(),
  }),
  reply: z.null(),
  errors: ['plan_day_over', 'plan_day_too_far', 'plan_full'],
})

export const changePlanItem = endpoint({
  name: 'today.changeItem',
  method: 'PATCH',
  path: '/api/user/daily_plan/items/:itemKey',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary:
    'Done or not (one’s own), hidden today, moved to the next day, or planned again; repeating it changes nothing',
  params: z.object({ itemKey: PlanKey }),
  body: z.object({ state: PlanState, day: Day.optional() }),
  reply: z.null(),
  errors: [
    'plan_item_not_found',
    'plan_day_over',
    'plan_done_by_doing',
    'plan_item_set',
    'plan_moved_twice',
    'plan_due_today',
    'plan_at_hour',
  ],
})

export const addPlanWish = endpoint({
  name: 'today.addWish',
  method: 'POST',
  path: '/api/user/daily_plan/wishes',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary:
    '«I don’t want it because»: known (30 days), too hard (a week), not mine (no such things), no time (moved, and less today)',
  body: z.object({ key: PlanKey, reason: WishReason }),
  reply: z.null(),
  errors: ['plan_item_not_found', 'plan_item_set', 'plan_moved_twice', 'plan_due_today', 'plan_at_hour'],
})

export const takeWishBack = endpoint({
  name: 'today.takeWishBack',
  method: 'DELETE',
  path: '/api/user/daily_plan/wishes/:wishId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Takes a rule of one’s own back',
  params: idParams('wishId'),
  reply: z.null(),
  errors: ['plan_wish_not_found'],
})
