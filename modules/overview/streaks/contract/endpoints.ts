import { endpoint, idParams } from '@school/kernel/contract'
import { Level } from '@school/rewards/contract'
import * as z from 'zod'
import { RestDays, Streak, StreakGift, StreakSettings } from './streak.ts'

export const getStreak = endpoint({
  name: 'streaks.get',
  method: 'GET',
  path: '/api/user/streak',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts', 'streaks.settings', 'streaks.gifts', 'today.plans'],
  summary: 'Days with solved tasks: of the last thirty, in a row, what can be made up for, which gift waits',
  reply: Streak,
})

export const setStreakSettings = endpoint({
  name: 'streaks.set',
  method: 'PUT',
  path: '/api/user/streak/settings',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['streaks.settings'],
  summary: 'Whether weekends are free',
  body: StreakSettings,
  reply: Streak,
})

export const getStreakGift = endpoint({
  name: 'streaks.getGift',
  method: 'GET',
  path: '/api/streaks/gifts/:giftId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  reads: ['works.attempts', 'streaks.gifts', 'today.plans'],
  summary: 'A gift for days in a row; its number is the number of days',
  params: idParams('giftId'),
  reply: StreakGift,
  errors: ['streak_gift_not_found'],
})

export const openStreakGift = endpoint({
  name: 'streaks.openGift',
  method: 'POST',
  path: '/api/streaks/gifts/:giftId/claims',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['streaks.gifts', 'rewards.xp'],
  summary: 'Opens a gift that was earned; each is given once',
  params: idParams('giftId'),
  reply: z.object({ gift: StreakGift, level: Level }),
  errors: ['streak_gift_not_found', 'streak_gift_ahead'],
})

export const listRestDays = endpoint({
  name: 'streaks.listRestDays',
  method: 'GET',
  path: '/api/family/children/:childId/rest_days',
  audience: 'user',
  reads: ['streaks.settings', 'families.links'],
  summary: 'Days of illness that a parent has marked: they do not break the row',
  params: idParams('childId'),
  reply: z.array(RestDays),
  errors: ['family_child_not_found'],
})

export const addRestDays = endpoint({
  name: 'streaks.addRestDays',
  method: 'POST',
  path: '/api/family/children/:childId/rest_days',
  audience: 'user',
  changes: ['streaks.settings'],
  summary: 'Marks days of illness of a child; days that overlap are no mistake',
  params: idParams('childId'),
  body: z.object({ from: z.iso.date(), to: z.iso.date() }),
  reply: z.array(RestDays),
  errors: [
    'family_child_not_found',
    'rest_days_order',
    'rest_days_too_long',
    'rest_days_far',
    'rest_days_too_many',
  ],
})

export const removeRestDays = endpoint({
  name: 'streaks.removeRestDays',
  method: 'DELETE',
  path: '/api/family/rest_days/:restDaysId',
  audience: 'user',
  changes: ['streaks.settings'],
  summary: 'Takes marked days back',
  params: idParams('restDaysId'),
  reply: z.array(RestDays),
  errors: ['rest_days_not_found'],
})
