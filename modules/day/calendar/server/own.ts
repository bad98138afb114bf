import { link, site } from '@school/routes'
import type { OwnOfDay } from '@school/today/server'
import type { FeedItem } from './feed.ts'
import type { OwnRow } from './queries.ts'

const stateOf = ({ cancelledAt }: OwnRow, endsAt: Date, now: Date): FeedItem['state'] => {
  if (cancelledAt) return 'cancelled'
  return endsAt <= now ? 'done' : 'planned'
}

/** One that has never been changed is of version 1. */
export const versionOf = ({ revision }: Pick<OwnRow, 'revision'>): number => revision + 1

/** An own item in the shape of items that modules contribute. */
export function ownItem(row: OwnRow, now: Date): FeedItem {
  const endsAt = new Date(row.startsAt.getTime() + row.minutes * 60_000)
  return {
    id: `personal:${row.id}`,
    kind: 'personal',
    title: row.title,
    startsAt: row.startsAt,
    endsAt,
    disciplineName: null,
    hue: null,
    courseId: null,
    url: null,
    state: stateOf(row, endsAt, now),
    teacherName: null,
    revision: row.revision,
  }
}

/** Something made in the plan of a day: it is changed there. */
export const planItem = ({ key, title, day, isDone, startsAt, endsAt, changedAt }: OwnOfDay): FeedItem => ({
  id: `plan:${key.slice('own:'.length)}`,
  kind: 'personal',
  title,
  startsAt,
  endsAt,
  day,
  disciplineName: null,
  hue: null,
  courseId: null,
  url: `${link(site.user.dailyPlan)}?date=${day}`,
  state: isDone ? 'done' : 'planned',
  teacherName: null,
  revision: Math.floor(changedAt.getTime() / 1000),
})
