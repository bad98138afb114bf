import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { dayIn, schoolZone } from '@school/texts'
import type { Calendar, CalendarShare } from '../contract/index.ts'
import { type Asked, accessCalendar, refuse } from './access.ts'
import { calendarFeed, type CalendarSpan, type FeedItem, touches } from './feed.ts'
import { ownItem } from './own.ts'
import { listChildren, listOwn, listShares, type OwnerRow, type ShareRow } from './queries.ts'
import { feedWords as t } from './ru.ts'
import { inLists, presentItem } from './rules/lists.ts'
import { spanIn, spanRefusal } from './rules/span.ts'

export interface Site {
  /** Without a slash at its end. */
  publicUrl: string
}

/** Everything that stands in a calendar: one statement of each room, and one for what is the person's own. */
async function readItems(
  { sql, extensions }: Pick<Ctx, 'sql' | 'extensions'>,
  span: CalendarSpan,
): Promise<FeedItem[]> {
  const [own, ...brought] = await Promise.all([
    listOwn(sql, span),
    ...extensions(calendarFeed).map((source) => source(sql, span)),
  ])
  const items = [...own.map((row) => ownItem(row, span.now)), ...brought.flat()]
  return items.filter(({ startsAt, endsAt }) => touches(startsAt, endsAt, span))
}

interface Named extends Pick<OwnerRow, 'id'> {
  /** Said before each item where a calendar is of several people. */
  readonly name: string | null
}

/** Whose items stand in a calendar: in a parent's those of the children. */
export const peopleOf = async ({ sql }: Pick<Ctx, 'sql'>, owner: OwnerRow): Promise<Named[]> =>
  owner.isParent
    ? (await listChildren(sql, owner.id)).map(({ id, firstName }) => ({ id, name: firstName }))
    : [{ id: owner.id, name: null }]

/** Of several people each item says whose it is. */
export async function readItemsOf(
  ctx: Pick<Ctx, 'sql' | 'extensions'>,
  people: readonly Named[],
  span: Omit<CalendarSpan, 'userId'>,
): Promise<(FeedItem & { ofId: number })[]> {
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

export const presentShare = ({ kind, token, userId }: ShareRow, { publicUrl }: Site): CalendarShare => ({
  kind,
  token,
  url:
    publicUrl +
    (kind === 'page' ? link(site.user.sharedCalendar, { user_id: userId, token }) : feedPath(userId, token)),
})

/** To a parent an item leads to the calendar of its child, where it leads further. */
const asOfChild = ({ ofId, ...item }: FeedItem & { ofId: number }): FeedItem => ({
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
  const [items, shares] = await Promise.all([
    readItemsOf(ctx, people, { ...spanIn(asked, owner.timezone), now }),
    isOwn ? listShares(sql, owner.id) : [],
  ])
  // What one has called off oneself is for programs alone: they have to be told.
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
    can: { add: reader === 'own' && userOf(ctx)?.type === 'pupil', share: isOwn },
  }
}
