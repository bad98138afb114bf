import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { dayIn, schoolZone } from '@school/texts'
import type { Calendar, CalendarShare } from '../contract/index.ts'
import { type Asked, accessCalendar, refuse } from './access.ts'
import { calendarFeed, type CalendarSpan, type FeedItem, touches } from './feed.ts'
import { ownItem } from './own.ts'
import { listOwn, listShares, type ShareRow } from './queries.ts'
import { inLists, presentItem } from './rules/lists.ts'
import { spanIn, spanRefusal } from './rules/span.ts'

export interface Site {
  /** Without a slash at its end. */
  publicUrl: string
}

/** Everything that stands in a calendar: one statement of each room, and one for what is the person's own. */
export async function readItems(
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

export const feedPath = (userId: number, token: string): string =>
  `/api/calendar.ics?user_id=${userId}&token=${token}`

export const presentShare = ({ kind, token, userId }: ShareRow, { publicUrl }: Site): CalendarShare => ({
  kind,
  token,
  url:
    publicUrl +
    (kind === 'page' ? link(site.user.sharedCalendar, { user_id: userId, token }) : feedPath(userId, token)),
})

/** @throws sign_in_required, calendar_share_not_found, calendar_span_order, calendar_span_too_long */
export async function readCalendar(ctx: Ctx, asked: Asked, place: Site): Promise<Calendar> {
  const { owner, reader } = await accessCalendar(ctx, asked)
  const refusal = spanRefusal(asked)
  if (refusal) throw refuse(refusal)
  const { now, sql } = ctx
  const isOwn = reader === 'own'
  const [items, shares] = await Promise.all([
    readItems(ctx, { ...spanIn(asked, owner.timezone), userId: owner.id, now }),
    isOwn ? listShares(sql, owner.id) : [],
  ])
  // What one has called off oneself is for programs alone: they have to be told.
  const shown = items.filter(({ kind, state }) => kind !== 'personal' || state !== 'cancelled')
  const links = shares.map((share) => presentShare(share, place))
  const isPupil = isOwn && userOf(ctx)?.type === 'pupil' && !owner.isParent
  return {
    dateFrom: asked.dateFrom,
    dateTo: asked.dateTo,
    today: dayIn(now, owner.timezone),
    timezone: owner.timezone,
    schoolTimezone: schoolZone,
    firstName: owner.firstName,
    ...inLists(shown.map((item) => presentItem(item, reader))),
    shareUrl: links.find(({ kind }) => kind === 'page')?.url ?? null,
    shares: links,
    can: { add: isPupil, share: isOwn },
  }
}
