import { userOf } from '@school/accounts/server'
import { addDays, dayIn, daysBetween, mondayOf, schoolZone } from '@school/texts'
import { type Done, type FeedCtx, type OfferItem, readFeed, todayFeed } from './feed.ts'
import { findPlanRules, listItems, type PlanRules } from './queries.ts'
import { type DayFacts, easyReasonOf, type Entry, entryOf, type KeptItem, limitOf } from './rules/index.ts'

/** So many days after registering a pupil is a newcomer. */
const newcomerDays = 7

/** A day that was left behind is remembered for a week. */
const rememberedDays = 7

export const zoneOf = (ctx: FeedCtx): string => userOf(ctx)?.timezone ?? schoolZone
export const todayOf = (ctx: FeedCtx): string => dayIn(ctx.now, zoneOf(ctx))

/** The data for all plans of a pupil around some day; two statements in addition to those of the modules. */
export interface PlanData {
  readonly now: Date
  readonly zone: string
  readonly today: string
  readonly isNewcomer: boolean
  readonly rules: PlanRules
  readonly items: readonly KeptItem[]
  readonly feedEntries: readonly Entry[]
  readonly offers: readonly OfferItem[]
  readonly done: readonly Done[]
}

/** @param date whose week is looked at too */
export async function readPlanData(ctx: FeedCtx, date: string = todayOf(ctx)): Promise<PlanData> {
  const { now, sql, viewer } = ctx
  const zone = zoneOf(ctx)
  const today = dayIn(now, zone)
  const monday = mondayOf(date)
  const from = [monday, addDays(today, -rememberedDays)].toSorted()[0]!
  const to = [addDays(monday, 6), today].toSorted()[1]!
  const [rules, items, feed] = await Promise.all([
    findPlanRules(sql, viewer.id, from, to, today),
    listItems(sql, viewer.id, from, to),
    readFeed(ctx),
  ])
  const offers = feed.filter((item) => item.kind === 'offer')
  const feedEntries = feed.flatMap((item) => entryOf(item) ?? [])
  const done = await readDone(ctx, items, rules.begun)
  const since = userOf(ctx)?.createdAt
  const isNewcomer = since !== undefined && daysBetween(dayIn(new Date(since), zone), today) < newcomerDays
  return { now, zone, today, isNewcomer, rules, items, feedEntries, offers, done }
}

/** What was done of the plans that were begun, from the modules of their items. */
async function readDone(
  ctx: FeedCtx,
  items: readonly KeptItem[],
  begun: PlanRules['begun'],
): Promise<Done[]> {
  const asked = items.filter(({ day, thing }) => begun[day] !== undefined && thing !== 'own')
  if (asked.length === 0) return []
  const since = new Date(Math.min(...asked.map(({ day }) => Date.parse(begun[day]!))))
  const keys = [...new Set(asked.map(({ key }) => key))]
  const found = ctx.extensions(todayFeed).map(({ findDone }) => findDone?.(ctx, keys, since) ?? [])
  return (await Promise.all(found)).flat()
}

export const begunAt = ({ rules }: PlanData, day: string): Date | null =>
  rules.begun[day] === undefined ? null : new Date(rules.begun[day])

export const keptOn = ({ items }: PlanData, day: string): KeptItem[] =>
  items.filter((item) => item.day === day)

/** For want of time less is done on one day alone: its rule ends with it. */
const loweredOn = ({ rules }: PlanData, day: string): number =>
  rules.wishes.reduce(
    (sum, { reason, until, minutes }) => sum + (reason === 'no_time' && until === day ? minutes : 0),
    0,
  )

export const limitOn = (data: PlanData, day: string) =>
  limitOf({
    own: data.rules.ownMinutes,
    weekly: data.rules.weeklyMinutes,
    family: data.rules.familyMinutes,
    lowered: loweredOn(data, day),
  })

export const factsOn = (data: PlanData, day: string): DayFacts => ({
  day,
  zone: data.zone,
  now: data.now,
  limit: limitOn(data, day).minutes,
  easy: easyReasonOf(day),
  isDayOff: data.rules.dayOffs.includes(day),
  isNewcomer: data.isNewcomer,
  wishes: data.rules.wishes,
  kept: keptOn(data, day),
})
