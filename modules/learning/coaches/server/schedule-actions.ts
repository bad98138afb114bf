import { accountOf } from '@school/users/server'
import { insertMany } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { addDays, dayIn, daysBetween, mondayOf, weekdayOf } from '@school/texts'
import { and, eq } from 'drizzle-orm'
import type { CoachLimits, CoachSchedule, NewCoachSlot } from '../contract/schedule.ts'
import { refuse } from './data-access.ts'
import { lockData } from './data-queries.ts'
import { countDaySlots, listSlots, listVacations, readLimits } from './schedule-queries.ts'
import { collides, minuteOf, minutesIn, openDays, shortestSlot, timeOf } from './schedule-rules.ts'
import { coachData, coachSlots, coachVacations } from './tables.ts'

const mostSlots = 400
const mostVacations = 12
const longestVacationDays = 92
const daysOfWeek = 7

/** A coach whom the school has approved. @throws coach_only */
function accessSchedule({ viewer }: Ctx): number {
  if (!viewer.isCoach) throw refuse('coach_only')
  return viewer.id
}

/** The same, and other tabs of this coach wait. */
async function lockSchedule(ctx: Ctx): Promise<number> {
  const userId = accessSchedule(ctx)
  await lockData(ctx.sql, userId)
  return userId
}

const todayOf = (ctx: Ctx): string => dayIn(ctx.now, accountOf(ctx).timezone)

export async function presentSchedule(ctx: Ctx, anyDay: string | undefined): Promise<CoachSchedule> {
  const userId = accessSchedule(ctx)
  const today = todayOf(ctx)
  const weekFrom = mondayOf(anyDay ?? today)
  const last = addDays(weekFrom, daysOfWeek - 1)
  const [slots, vacations, limits] = await Promise.all([
    listSlots(ctx.sql, userId, weekFrom, last),
    listVacations(ctx.sql, userId, weekFrom < today ? weekFrom : today),
    readLimits(ctx.sql, userId),
  ])
  const days = openDays(weekFrom, daysOfWeek, slots, vacations)
  const hoursOf = (window: { startsMinute: number; endsMinute: number }) => ({
    startsAt: timeOf(window.startsMinute),
    endsAt: timeOf(window.endsMinute),
  })
  return {
    weekFrom,
    today,
    timezone: accountOf(ctx).timezone,
    limits,
    slots: slots.map(({ id, kind, weekday, day, ...window }) => ({
      id,
      kind,
      weekday,
      day,
      ...hoursOf(window),
    })),
    days: days.map(({ windows, ...day }) => ({ ...day, windows: windows.map(hoursOf) })),
    vacations: vacations
      .filter(({ toDay }) => toDay >= today)
      .map(({ id, fromDay, toDay }) => ({ id, from: fromDay, to: toDay })),
    openMinutes: minutesIn(days),
  }
}

/** @throws coach_only, slot_backwards, slot_past, slot_overlaps, slot_too_many */
export async function addSlot(ctx: Ctx, { kind, day, startsAt, endsAt }: NewCoachSlot): Promise<void> {
  const userId = await lockSchedule(ctx)
  const startsMinute = minuteOf(startsAt)
  const endsMinute = minuteOf(endsAt)
  if (endsMinute - startsMinute < shortestSlot) throw refuse('slot_backwards')
  const isRegular = kind === 'regular'
  if (!isRegular && day < todayOf(ctx)) throw refuse('slot_past')
  const slot = {
    kind,
    weekday: isRegular ? weekdayOf(day) : null,
    day: isRegular ? null : day,
    startsMinute,
    endsMinute,
  }
  const known = await listSlots(ctx.sql, userId, day, day)
  if (known.some((one) => collides(one, slot))) throw refuse('slot_overlaps')
  if ((await countDaySlots(ctx.sql, userId)) >= mostSlots) throw refuse('slot_too_many')
  await ctx.db.insert(coachSlots).values({ userId, ...slot, createdAt: ctx.now })
}

/** @throws coach_only, slot_not_found */
export async function removeSlot(ctx: Ctx, slotId: number): Promise<void> {
  const userId = await lockSchedule(ctx)
  const own = and(eq(coachSlots.id, slotId), eq(coachSlots.userId, userId))
  const gone = await ctx.db.delete(coachSlots).where(own).returning({ id: coachSlots.id })
  if (gone.length === 0) throw refuse('slot_not_found')
}

/** @throws coach_only, week_past, week_empty, slot_too_many */
export async function copyWeek(ctx: Ctx, fromWeek: string, toWeek: string) {
  const userId = await lockSchedule(ctx)
  const from = mondayOf(fromWeek)
  const to = mondayOf(toWeek)
  if (to < mondayOf(todayOf(ctx)) || to === from) throw refuse('week_past')
  const ofWeek = async (monday: string) =>
    (await listSlots(ctx.sql, userId, monday, addDays(monday, daysOfWeek - 1))).filter(
      ({ day }) => day !== null,
    )
  const known = await ofWeek(to)
  const wanted = (await ofWeek(from)).map(({ id: _, ...slot }) => ({
    ...slot,
    day: addDays(slot.day!, daysBetween(from, to)),
  }))
  if (wanted.length === 0) throw refuse('week_empty')
  const fitting = wanted.filter(
    (slot) => slot.day >= todayOf(ctx) && !known.some((one) => collides(one, slot)),
  )
  if ((await countDaySlots(ctx.sql, userId)) + fitting.length > mostSlots) throw refuse('slot_too_many')
  await insertMany(
    ctx.sql,
    coachSlots,
    fitting.map((slot) => ({ userId, ...slot, createdAt: ctx.now })),
  )
  return { copied: fitting.length, skipped: wanted.length - fitting.length }
}

/** @throws coach_only */
export async function setLimits(ctx: Ctx, { maxLessonsADay, bufferMinutes }: CoachLimits): Promise<void> {
  const userId = await lockSchedule(ctx)
  await ctx.db
    .update(coachData)
    .set({ maxLessons: maxLessonsADay, bufferMinutes })
    .where(eq(coachData.userId, userId))
}

/** @throws coach_only, vacation_backwards, vacation_past, vacation_too_long, vacation_overlaps, vacation_too_many */
export async function addVacation(ctx: Ctx, from: string, to: string): Promise<void> {
  const userId = await lockSchedule(ctx)
  const today = todayOf(ctx)
  if (to < from) throw refuse('vacation_backwards')
  if (to < today) throw refuse('vacation_past')
  if (daysBetween(from, to) + 1 > longestVacationDays) throw refuse('vacation_too_long')
  const known = await listVacations(ctx.sql, userId, from < today ? from : today)
  if (known.some(({ fromDay, toDay }) => fromDay <= to && from <= toDay)) throw refuse('vacation_overlaps')
  if (known.length >= mostVacations) throw refuse('vacation_too_many')
  await ctx.db.insert(coachVacations).values({ userId, fromDay: from, toDay: to })
}

/** @throws coach_only, vacation_not_found */
export async function removeVacation(ctx: Ctx, vacationId: number): Promise<void> {
  const userId = await lockSchedule(ctx)
  const own = and(eq(coachVacations.id, vacationId), eq(coachVacations.userId, userId))
  const gone = await ctx.db.delete(coachVacations).where(own).returning({ id: coachVacations.id })
  if (gone.length === 0) throw refuse('vacation_not_found')
}
