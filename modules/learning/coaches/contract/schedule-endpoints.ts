import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { CoachLimits, CoachSchedule, NewCoachSlot } from './schedule.ts'
import { says } from './ru.ts'

const Day = z.iso.date(says.badDay)
const changes = ['coaches.schedule'] as const

// Mutations have an empty reply: clients reload the displayed week.

export const getCoachSchedule = endpoint({
  name: 'coaches.getSchedule',
  method: 'GET',
  path: '/api/coach/schedule',
  audience: 'agent',
  reads: ['coaches.schedule'],
  summary: 'A week of the viewer as a coach, by their own clock',
  query: z.object({
    /** Any day of the week; this week when absent. */
    dateFrom: Day.optional(),
  }),
  reply: CoachSchedule,
  errors: ['coach_only'],
})

export const addCoachSlot = endpoint({
  name: 'coaches.addSlot',
  method: 'POST',
  path: '/api/coach/schedule/slots',
  audience: 'agent',
  changes,
  summary: 'Hours for lessons, every week or on one day, or hours of one day that are taken',
  body: NewCoachSlot,
  reply: z.null(),
  errors: ['coach_only', 'slot_backwards', 'slot_overlaps', 'slot_past', 'slot_too_many'],
})

export const removeCoachSlot = endpoint({
  name: 'coaches.removeSlot',
  method: 'DELETE',
  path: '/api/coach/schedule/slots/:slotId',
  audience: 'agent',
  changes,
  summary: 'Takes hours away',
  params: idParams('slotId'),
  reply: z.null(),
  errors: ['coach_only', 'slot_not_found'],
})

export const copyCoachWeek = endpoint({
  name: 'coaches.copyWeek',
  method: 'POST',
  path: '/api/coach/schedule/copies',
  audience: 'agent',
  changes,
  summary: 'Puts the hours of single days of one week into another; what would overlap is left out',
  body: z.object({ fromWeek: Day, toWeek: Day }),
  reply: z.object({ copied: z.int(), skipped: z.int() }),
  errors: ['coach_only', 'week_empty', 'week_past', 'slot_too_many'],
})

export const setCoachLimits = endpoint({
  name: 'coaches.setLimits',
  method: 'PATCH',
  path: '/api/coach/schedule',
  audience: 'agent',
  changes,
  summary: 'How many lessons a day at most, and the break between two',
  body: CoachLimits,
  reply: z.null(),
  errors: ['coach_only'],
})

export const addCoachVacation = endpoint({
  name: 'coaches.addVacation',
  method: 'POST',
  path: '/api/coach/schedule/vacations',
  audience: 'agent',
  changes,
  summary: 'Days without lessons, the first and the last of them included',
  body: z.object({ from: Day, to: Day }),
  reply: z.null(),
  errors: [
    'coach_only',
    'vacation_backwards',
    'vacation_past',
    'vacation_too_long',
    'vacation_overlaps',
    'vacation_too_many',
  ],
})

export const removeCoachVacation = endpoint({
  name: 'coaches.removeVacation',
  method: 'DELETE',
  path: '/api/coach/schedule/vacations/:vacationId',
  audience: 'agent',
  changes,
  summary: 'Takes a vacation away',
  params: idParams('vacationId'),
  reply: z.null(),
  errors: ['coach_only', 'vacation_not_found'],
})
