import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { listTaughtClasses, type SchoolClass } from '@school/school-classes/server'
import { dayIn, schoolZone } from '@school/texts'
import { listOwnOfDays } from '@school/today/server'
import type { Calendar, CalendarShare } from '../contract/index.ts'
import { type Asked, accessCalendar, refuse } from './access.ts'
import { calendarFeed, type CalendarSpan, classCalendarFeed, type FeedItem, touches } from './feed.ts'
import { ownItem, planItem } from './own.ts'
import { listChildren, listOwn, listShares, type OwnerRow, type ShareRow } from './queries.ts'
import { feedWords as t } from './ru.ts'
import { inLists, presentItem } from './rules/lists.ts'
import { spanIn, spanRefusal } from './rules/span.ts'

export interface Site {
  /** Without a slash at its end. */
  publicUrl: string
}

/** All items of a calendar: one statement of each module, and two for the person's own items. */
async function readItems(
  { sql, extensions }: Pick<Ctx, 'sql' | 'extensions'>,
  span: CalendarSpan,
): Promise<FeedItem[]> {
  const [own, ofPlan, ...contributed] = await Promise.all([
    listOwn(sql, span),
    listOwnOfDays(sql, span),
    ...extensions(calendarFeed).map((source) => source(sql, span)),
  ])
  const items = [...own.map((row) => ownItem(row, span.now)), ...ofPlan.map(planItem), ...contributed.flat()]
  return items.filter(({ startsAt, endsAt }) => touches(startsAt, endsAt, span))
}

interface Named extends Pick<OwnerRow, 'id'> {
  /** Said before each item where a calendar is of several people. */
  readonly name: string | null
}

/** Whose items a calendar shows: a parent's shows those of the children. */
export const peopleOf = async ({ sql }: Pick<Ctx, 'sql'>, owner: OwnerRow): Promise<Named[]> =>
  owner.isParent
    ? (await listChildren(sql, owner.id)).map(({ id, firstName }) => ({ id, name: firstName }))
    : [{ id: owner.id, name: null }]

/** Classes of this year; pupils and parents teach none. */
export const classesOf = async (
  { sql }: Pick<Ctx, 'sql'>,
  { id, type, isParent }: OwnerRow,
): Promise<SchoolClass[]> => (type === 'pupil' || isParent ? [] : listTaughtClasses(sql, id))

/** Items of whole classes for their teacher; each item names its class unless `isOne`. */
export async function readItemsOfClasses(
  { sql, extensions }: Pick<Ctx, 'sql' | 'extensions'>,
  {
    classes,
    teacherId,
    isOne = false,
  }: { classes: readonly SchoolClass[]; teacherId: number; isOne?: boolean },
  span: Omit<CalendarSpan, 'userId'>,
): Promise<Owned[]> {
  if (classes.length === 0) return []
  const nameOf = new Map(classes.map(({ id, name }) => [id, name]))
  const asked = { ...span, teacherId, classIds: [...nameOf.keys()] }
  const contributed = await Promise.all(extensions(classCalendarFeed).map((source) => source(sql, asked)))
  return contributed
    .flat()
    .filter(({ startsAt, endsAt }) => touches(startsAt, endsAt, span))
    .map(({ classIds, ...item }) => ({
      ...item,
      id: `class:${classIds[0]}:${item.id}`,
      ofId: teacherId,
      title: isOne ? item.title : t.ofClasses(classIds.map((id) => nameOf.get(id)).join(', '), item.title),
    }))
}

type Owned = FeedItem & { ofId: number }

/** For several people each item names its person. */
export async function readItemsOf(
  ctx: Pick<Ctx, 'sql' | 'extensions'>,
  people: readonly Named[],
  span: Omit<CalendarSpan, 'userId'>,
): Promise<Owned[]> {
  const read = people.map(async ({ id, name }) => {
    const items = await readItems(ctx, { ...span, userId: id })
    return items.map((item) => ({
      ...item,
      ofId: id,
      title: name === null ? item.title : t.ofChild(name, item.title),
    }))
  })
  return (await Promise.all(read)).flat()
}

export const feedPath = (userId: number, token: string): string =>
  `/api/calendar.ics?user_id=${userId}&token=${token}`

export const presentShare = (
  { kind, token, userId, schoolClassId }: ShareRow,
  { publicUrl }: Site,
): CalendarShare => ({
  kind,
  schoolClassId,
  token,
  url:
    publicUrl +
    (kind === 'page' ? link(site.user.sharedCalendar, { user_id: userId, token }) : feedPath(userId, token)),
})

/** To a parent an item leads to the calendar of its child, where it leads further. */
const asOfChild = ({ ofId, ...item }: Owned): FeedItem => ({
  ...item,
  id: `${ofId}/${item.id}`,
  url: link(site.user.childCalendar, { child_id: ofId }),
})

/** @throws sign_in_required, calendar_share_not_found, calendar_span_order, calendar_span_too_long */
export async function readCalendar(ctx: Ctx, asked: Asked, place: Site): Promise<Calendar> {
  const { owner, reader } = await accessCalendar(ctx, asked)
  const refusal = spanRefusal(asked)
  if (refusal) throw refuse(refusal)
  const { now, sql } = ctx
  const isOwn = reader !== 'stranger'
  // The children's calendars are shown by the children.
  const people = isOwn || !owner.isParent ? await peopleOf(ctx, owner) : []
  const span = { ...spanIn(asked, owner.timezone), now }
  const [ofPeople, classes, shares] = await Promise.all([
    readItemsOf(ctx, people, span),
    classesOf(ctx, owner),
    isOwn ? listShares(sql, owner.id) : [],
  ])
  const items = [...ofPeople, ...(await readItemsOfClasses(ctx, { classes, teacherId: owner.id }, span))]
  // Cancelled own items are for calendar programs only: they have to receive the cancellation.
  const shown = items.filter(({ kind, state }) => kind !== 'personal' || state !== 'cancelled')
  const links = shares.map((share) => presentShare(share, place))
  return {
    dateFrom: asked.dateFrom,
    dateTo: asked.dateTo,
    today: dayIn(now, owner.timezone),
    timezone: owner.timezone,
    schoolTimezone: schoolZone,
    firstName: owner.firstName,
    ...inLists(shown.map((item) => presentItem(reader === 'parent' ? asOfChild(item) : item, reader))),
    shareUrl: links.find(({ kind }) => kind === 'page')?.url ?? null,
    shares: links,
    classes: isOwn ? classes.map(({ id, name }) => ({ id, name })) : [],
    can: { add: reader === 'own' && userOf(ctx)?.type === 'pupil', share: isOwn },
  }
}
