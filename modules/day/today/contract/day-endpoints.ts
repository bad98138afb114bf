import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { minuteLimits, PlanKey } from './plan.ts'

const changes = ['today.plans'] as const

export const setDailyMinutes = endpoint({
  name: 'today.setDailyMinutes',
  method: 'PUT',
  path: '/api/user/daily_plan/limit',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'How many minutes a day may take; a lower limit of the family goes before it',
  body: z.object({ minutes: z.int().min(minuteLimits.least).max(minuteLimits.most) }),
  reply: z.null(),
})

export const orderDay = endpoint({
  name: 'today.orderDay',
  method: 'PUT',
  path: '/api/user/daily_plan/order',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary:
    'The own order of a day, today or to come; what has its hour keeps its place, and keys that are not in the plan are left out',
  body: z.object({ keys: z.array(PlanKey).min(1).max(60), day: z.iso.date().optional() }),
  reply: z.null(),
  errors: ['plan_day_over', 'plan_day_too_far'],
})

export const takeDayOff = endpoint({
  name: 'today.takeDayOff',
  method: 'POST',
  path: '/api/user/daily_plan/day_offs',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'A day without a plan, two a week at most; repeating it changes nothing',
  body: z.object({ day: z.iso.date() }),
  reply: z.null(),
  errors: ['plan_day_over', 'plan_day_too_far', 'too_many_days_off'],
})

export const returnDay = endpoint({
  name: 'today.returnDay',
  method: 'DELETE',
  path: '/api/user/daily_plan/day_offs/:day',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'The day is no day off after all; repeating it changes nothing',
  params: z.object({ day: z.iso.date() }),
  reply: z.null(),
  errors: ['plan_day_over'],
})
